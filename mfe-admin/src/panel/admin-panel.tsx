import type { User } from '@plaza/contracts/session';
import { Empty, PageHeader, PeopleIcon, Stack, Tab, TabList, TabPanel, Tabs } from '@plaza/ui';
import { useUser } from '@plaza/web-kit';
import { useState } from 'react';
import { TabPermissions } from '../tab-permissions/tab-permissions';

/** The admin tab. What it holds depends on the role; the server holds the same line. */
export function AdminPanel() {
  const user = useUser();
  if (!user) return null;
  return (
    <Stack gap={24}>
      <PageHeader title="Admin Panel" subtitle="People, and what they see." />
      {user.role === 'admin_high' ? <HighAdminTabs user={user} /> : <NothingYet user={user} />}
    </Stack>
  );
}

function HighAdminTabs({ user }: { user: User }) {
  const [tab, setTab] = useState('tab-permissions');
  return (
    <Tabs value={tab} onValueChange={setTab}>
      <Stack gap={24}>
        <TabList label="Admin Panel">
          <Tab value="tab-permissions">Tab Permissions</Tab>
        </TabList>
        <TabPanel value="tab-permissions">
          <TabPermissions key={user.id} userId={user.id} />
        </TabPanel>
      </Stack>
    </Tabs>
  );
}

function NothingYet({ user }: { user: User }) {
  return (
    <Empty
      icon={<PeopleIcon size={20} />}
      title="User management is not part of this release yet"
      text={
        user.role === 'contractor'
          ? 'This is where you will manage your own employees.'
          : 'This is where you will manage people and their accounts.'
      }
    />
  );
}
