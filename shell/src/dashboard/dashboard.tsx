import { type TabId, tabIds, tabLabels } from '@plaza/contracts/tabs';
import { CardSurface, Empty, LockIcon, Retry, styled, Tab, TabList, TabPanel, Tabs } from '@plaza/ui';
import { Navigate, useNavigate, useParams } from '@plaza/web-kit/router';
import { useState } from 'react';
import { NotFound } from '../public/not-found';
import { RemoteTab } from '../remotes/remote-tab';
import { DashboardHeader } from './dashboard-header';
import { LoadingTabs } from './loading-tabs';
import { LostTextsDialog } from './lost-texts';
import { SettingsOverlay } from './settings-overlay';
import { tabIcon } from './tab-icons';
import { type TypedText, TypedTexts } from './typed-texts';
import { useDebugDump } from './use-debug-dump';
import { useLostTexts } from './use-lost-texts';
import { useVisibleTabs } from './use-visible-tabs';

/** The signed-in frame: header, the tabs of this person, the active one's content. */
export function Dashboard() {
  const { tab } = useParams();
  const [settingsOpen, setSettingsOpen] = useState(false);
  if (tab !== undefined && !isTab(tab)) return <NotFound />;
  return (
    <>
      <DashboardHeader onSettings={() => setSettingsOpen(true)} />
      <main>
        {settingsOpen && <SettingsOverlay onBack={() => setSettingsOpen(false)} />}
        <Content hidden={settingsOpen}>
          <DashboardTabs asked={tab} />
        </Content>
      </main>
    </>
  );
}

function DashboardTabs({ asked }: { asked: TabId | undefined }) {
  const visible = useVisibleTabs();
  const { lost, leave, forget } = useLostTexts(visible.tabs);
  return (
    <>
      <VisibleTabs asked={asked} visible={visible} onLeave={leave} />
      <LostTextsDialog lost={lost} onClose={forget} />
    </>
  );
}

interface VisibleTabsProps {
  asked: TabId | undefined;
  visible: ReturnType<typeof useVisibleTabs>;
  onLeave: (tab: TabId, texts: readonly TypedText[]) => void;
}

function VisibleTabs({ asked, visible: { tabs, error, retry }, onLeave }: VisibleTabsProps) {
  const navigate = useNavigate();
  const active = asked && tabs?.includes(asked) ? asked : tabs?.[0];
  useDebugDump(tabs, active);
  if (error) {
    return (
      <CardSurface>
        <Retry error={error} onRetry={retry} />
      </CardSurface>
    );
  }
  if (!tabs) return <LoadingTabs />;
  if (!active) {
    return (
      <CardSurface>
        <Empty icon={<LockIcon size={20} />} title="No accessible tabs. Contact administrator." />
      </CardSurface>
    );
  }
  if (asked !== active) return <Navigate to={`/dashboard/${active}`} replace />;
  return (
    <Tabs variant="rail" value={active} onValueChange={(next) => navigate(`/dashboard/${next}`)}>
      <title>{`${tabLabels[active]} · Plaza`}</title>
      <TabList label="Areas">
        {tabs.map((tab) => (
          <Tab key={tab} value={tab} icon={tabIcon(tab)}>
            {tabLabels[tab]}
          </Tab>
        ))}
      </TabList>
      <TabPanel key={active} value={active}>
        <TypedTexts onLeave={(texts) => onLeave(active, texts)}>
          <RemoteTab tab={active} />
        </TypedTexts>
      </TabPanel>
    </Tabs>
  );
}

const isTab = (text: string): text is TabId => tabIds.some((tab) => tab === text);

const Content = styled.div`
  max-width: 1440px;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space[24]};
  ${({ theme }) => theme.media.phone} {
    padding: ${({ theme }) => theme.space[16]};
  }
`;
