import { type TabId, tabIds, tabLabels } from '@plaza/contracts/tabs';
import { Empty, styled, Tab, TabList, TabPanel, Tabs } from '@plaza/ui';
import { Navigate, useNavigate, useParams } from '@plaza/web-kit/router';
import { useState } from 'react';
import { NotFound } from '../public/not-found';
import { RemoteTab } from '../remotes/remote-tab';
import { DashboardHeader } from './dashboard-header';
import { SettingsOverlay } from './settings-overlay';
import { tabIcon } from './tab-icons';
import { useDebugDump } from './use-debug-dump';
import { useVisibleTabs } from './use-visible-tabs';

/** The signed-in frame: header, the tabs of this person, the active one's content. */
export function Dashboard() {
  const { tab } = useParams();
  const [settingsOpen, setSettingsOpen] = useState(false);
  if (tab !== undefined && !isTab(tab)) return <NotFound />;
  return (
    <>
      <DashboardHeader onSettings={() => setSettingsOpen(true)} />
      {settingsOpen && <SettingsOverlay onBack={() => setSettingsOpen(false)} />}
      <Content hidden={settingsOpen}>
        <DashboardTabs asked={tab} />
      </Content>
    </>
  );
}

function DashboardTabs({ asked }: { asked: TabId | undefined }) {
  const navigate = useNavigate();
  const visible = useVisibleTabs();
  const active = asked && visible?.includes(asked) ? asked : visible?.[0];
  useDebugDump(visible, active);
  if (!visible) return <Quiet role="status">Loading tabs...</Quiet>;
  if (!active) return <Empty title="No accessible tabs. Contact administrator." />;
  if (asked !== active) return <Navigate to={`/dashboard/${active}`} replace />;
  return (
    <Tabs variant="rail" value={active} onValueChange={(next) => navigate(`/dashboard/${next}`)}>
      <title>{`${tabLabels[active]} · Plaza`}</title>
      <TabList label="Areas">
        {visible.map((tab) => (
          <Tab key={tab} value={tab} icon={tabIcon(tab)}>
            {tabLabels[tab]}
          </Tab>
        ))}
      </TabList>
      <TabPanel key={active} value={active}>
        <RemoteTab tab={active} />
      </TabPanel>
    </Tabs>
  );
}

const isTab = (text: string): text is TabId => tabIds.some((tab) => tab === text);

const Content = styled.main`
  max-width: 1440px;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space[24]};
  ${({ theme }) => theme.media.phone} {
    padding: ${({ theme }) => theme.space[16]};
  }
`;

const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
`;
