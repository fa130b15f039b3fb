import type { User } from '@plaza/contracts/identity/session';
import { PageHeader, Stack, Tab, TabList, TabPanel, Tabs } from '@plaza/ui';
import { useUser } from '@plaza/web-kit';
import { useChangeSearch, useLocation, useSearchText } from '@plaza/web-kit/router';
import { toUserManager } from '../users/access/user-manager';
import { tabsFor } from './panel-tabs';

/** The admin tab. Its content depends on the role; the server enforces the same rule. */
export function AdminPanel() {
  const user = useUser();
  if (!user) return null;
  return (
    <Stack>
      <PageHeader
        title="Admin Panel"
        subtitle={toUserManager(user).contractorId ? 'The people who work for you.' : 'People, and what they see.'}
      />
      <PanelTabs user={user} />
    </Stack>
  );
}

const parameter = 'panel';
const first = 'users';

function PanelTabs({ user }: { user: User }) {
  const { search } = useLocation();
  const change = useChangeSearch();
  const [named] = useSearchText(parameter);
  const tabs = tabsFor(user);
  const open = tabs.find(({ id }) => id === named)?.id ?? first;

  function handleChange(id: string) {
    // Removes the other search parameters, which belong to the previous tab.
    const left = Object.fromEntries([...new URLSearchParams(search).keys()].map((name) => [name, '']));
    change({ ...left, [parameter]: id === first ? '' : id });
  }

  return (
    <Tabs value={open} onValueChange={handleChange}>
      <Stack gap={24}>
        <TabList label="Admin Panel">
          {tabs.map(({ id, label }) => (
            <Tab key={id} value={id}>
              {label}
            </Tab>
          ))}
        </TabList>
        {tabs.map(({ id, content }) => (
          <TabPanel key={id} value={id}>
            {content(user)}
          </TabPanel>
        ))}
      </Stack>
    </Tabs>
  );
}
