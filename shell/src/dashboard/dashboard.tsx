import { type TabId, tabIds, tabLabels } from '@plaza/contracts/tabs';
import { CardSurface, Empty, LockIcon, Retry, Tab, TabList, TabPanel, Tabs } from '@plaza/ui';
import { Navigate, useLocation, useNavigate, useParams } from '@plaza/web-kit/router';
import { RequireSecondFactor } from '../guards/require-second-factor';
import { NotFound } from '../public/not-found';
import { RemoteTab } from '../remotes/remote-tab';
import { LoadingTabs } from './loading-tabs';
import { SignedInFrame } from './signed-in-frame';
import { tabIcon } from './tab-icons';
import { InputTracker, type TypedInput } from './unsaved-input/input-tracker';
import { UnsavedInputDialog } from './unsaved-input/unsaved-input-dialog';
import { useUnsavedInput } from './unsaved-input/use-unsaved-input';
import { useDebugDump } from './use-debug-dump';
import { useSettings } from './use-settings';
import { useVisibleTabs } from './use-visible-tabs';

/** The tabs of this person, and the active one's content. */
export function Dashboard() {
  const { tab } = useParams();
  if (tab !== undefined && !isTab(tab)) return <NotFound />;
  return (
    <SignedInFrame>
      <DashboardTabs requested={tab} />
    </SignedInFrame>
  );
}

function DashboardTabs({ requested }: { requested: TabId | undefined }) {
  const visible = useVisibleTabs();
  const { lost, leave, forget } = useUnsavedInput(visible.tabs);
  return (
    <>
      <VisibleTabs requested={requested} visible={visible} onLeave={leave} />
      <UnsavedInputDialog lost={lost} onClose={forget} />
    </>
  );
}

interface VisibleTabsProps {
  requested: TabId | undefined;
  visible: ReturnType<typeof useVisibleTabs>;
  onLeave: (tab: TabId, texts: readonly TypedInput[]) => void;
}

function VisibleTabs({ requested, visible: { tabs, error, retry }, onLeave }: VisibleTabsProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { isOpen: isCovered } = useSettings();
  const active = requested && tabs?.includes(requested) ? requested : tabs?.[0];
  useDebugDump(tabs, active);
  if (error) {
    return (
      <CardSurface>
        <title>Dashboard · Plaza</title>
        <Retry error={error} onRetry={retry} />
      </CardSurface>
    );
  }
  if (!tabs) return <LoadingTabs />;
  if (!active) {
    return (
      <CardSurface>
        <title>Dashboard · Plaza</title>
        <Empty icon={<LockIcon size={20} />} title="No accessible tabs. Contact administrator." />
      </CardSurface>
    );
  }
  // What stands behind another tab's path says nothing to this one.
  if (requested !== active) return <Navigate to={`/dashboard/${active}${requested ? '' : search}`} replace />;
  return (
    <Tabs variant="rail" value={active} onValueChange={(next) => navigate(`/dashboard/${next}`)}>
      {!isCovered && <title>{`${tabLabels[active]} · Plaza`}</title>}
      <TabList label="Areas">
        {tabs.map((tab) => (
          <Tab key={tab} value={tab} icon={tabIcon(tab)}>
            {tabLabels[tab]}
          </Tab>
        ))}
      </TabList>
      <TabPanel key={active} value={active}>
        <InputTracker onLeave={(texts) => onLeave(active, texts)}>
          {active === 'admin' ? (
            <RequireSecondFactor>
              <RemoteTab tab={active} />
            </RequireSecondFactor>
          ) : (
            <RemoteTab tab={active} />
          )}
        </InputTracker>
      </TabPanel>
    </Tabs>
  );
}

const isTab = (text: string): text is TabId => tabIds.some((tab) => tab === text);
