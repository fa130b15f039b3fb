import type { TabId } from '@plaza/contracts/tabs';
import { CardSurface, Empty, LockIcon, NamedIcon, Retry, Tab, TabList, TabPanel, Tabs, usePhone } from '@plaza/ui';
import { LazyPart, lazyChunk, useUser } from '@plaza/web-kit';
import { Navigate, useLocation, useParams } from '@plaza/web-kit/router';
import { useState } from 'react';
import { TroubleMark } from '../availability/trouble-mark';
import { TroubleNotice } from '../availability/trouble-notice';
import { useTabTroubles } from '../availability/use-tab-troubles';
import { FirstStepsSkeleton } from '../first-steps/first-steps-skeleton';
import { surelyHasSteps, useMayHaveSteps } from '../first-steps/known-steps';
import { RequireSecondFactor } from '../guards/require-second-factor';
import { NotLoaded } from '../not-loaded';
import { NotFound } from '../public/lazy-public-pages';
import { useWarmUp } from '../remotes/loading/warm-up';
import { RemoteTab } from '../remotes/remote-tab';
import { LoadingTabs } from './loading-tabs';
import { phoneTabs } from './phone-tabs';
import type { ShownTab } from './shown-tab';
import { SignedInFrame } from './signed-in-frame';
import { InputTracker, type TypedInput } from './unsaved-input/input-tracker';
import type { UnsavedInputDialogProps } from './unsaved-input/unsaved-input-dialog';
import { useUnsavedInput } from './unsaved-input/use-unsaved-input';
import { useDebugDump } from './use-debug-dump';
import { useOpenTab } from './use-open-tab';
import { useSettings } from './use-settings';
import { useUnknownTab } from './use-unknown-tab';
import { useVisibleTabs, type VisibleTabs as Visible } from './use-visible-tabs';

const UnsavedInputDialog = lazyChunk<UnsavedInputDialogProps>(() => import('./unsaved-input/unsaved-input-dialog'));
const FirstSteps = lazyChunk<{ tabs: readonly ShownTab[] }>(() => import('../first-steps/first-steps'));

/** The tabs of the user, and the content of the active tab. */
export function Dashboard() {
  const { tab } = useParams();
  const visible = useVisibleTabs();
  if (useUnknownTab(tab, visible.tabs)) return <NotFound />;
  return (
    <SignedInFrame>
      <DashboardTabs requested={tab} visible={visible} />
    </SignedInFrame>
  );
}

interface DashboardTabsProps {
  requested: TabId | undefined;
  visible: Visible;
}

function DashboardTabs({ requested, visible }: DashboardTabsProps) {
  const { lost, leave, forget } = useUnsavedInput(visible.tabs, requested);
  return (
    <>
      <VisibleTabs requested={requested} visible={visible} onLeave={leave} />
      {lost && (
        <LazyPart
          key={lost.tab.id}
          failed={(retry) => (
            <NotLoaded title={`What you had typed in ${lost.tab.label} is not shown`} onRetry={retry} />
          )}
        >
          <UnsavedInputDialog lost={lost} onClose={forget} />
        </LazyPart>
      )}
    </>
  );
}

interface VisibleTabsProps extends DashboardTabsProps {
  onLeave: (tab: ShownTab, texts: readonly TypedInput[]) => void;
}

function VisibleTabs({ requested, visible: { tabs, error, retry }, onLeave }: VisibleTabsProps) {
  const { search } = useLocation();
  const { isOpen: isCovered } = useSettings();
  const troubles = useTabTroubles();
  const isPhone = usePhone();
  const user = useUser();
  const [openedAt] = useState(Date.now);
  const mayHaveSteps = useMayHaveSteps(user, openedAt);
  const active = tabs?.find(({ id }) => id === requested) ?? tabs?.[0];
  const warmUp = useWarmUp(active?.id);
  const openTab = useOpenTab(warmUp);
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
  // Drops the search parameters if they belong to another tab's path.
  if (requested !== active.id) return <Navigate to={`/dashboard/${active.id}${requested ? '' : search}`} replace />;
  const isFirst = active === tabs[0];
  const { bar, behind } = isPhone ? phoneTabs(tabs) : { bar: tabs, behind: [] };

  function toTab({ id, label, icon }: ShownTab) {
    const trouble = troubles.get(id);
    const badge = trouble && <TroubleMark label={label} trouble={trouble} />;
    return (
      <Tab key={id} value={id} icon={<NamedIcon name={icon} />} badge={badge} onApproach={() => void warmUp(id)}>
        {label}
      </Tab>
    );
  }

  return (
    <Tabs variant="rail" value={active.id} onValueChange={(id: TabId) => void openTab(id)}>
      {!isCovered && <title>{`${active.label} · Plaza`}</title>}
      <TabList label="Areas" more={behind.length > 0 && behind.map(toTab)}>
        {bar.map(toTab)}
      </TabList>
      <TabPanel key={active.id} value={active.id}>
        {isFirst && user && mayHaveSteps && (
          <LazyPart fallback={surelyHasSteps(user, openedAt) && <FirstStepsSkeleton />}>
            <FirstSteps tabs={tabs} />
          </LazyPart>
        )}
        <TroubleNotice label={active.label} trouble={troubles.get(active.id)} />
        <InputTracker onLeave={(texts) => onLeave(active, texts)}>
          {active.id === 'admin' ? (
            <RequireSecondFactor>
              <RemoteTab tab={active.id} title={active.label} remote={active.remote} />
            </RequireSecondFactor>
          ) : (
            <RemoteTab tab={active.id} title={active.label} remote={active.remote} />
          )}
        </InputTracker>
      </TabPanel>
    </Tabs>
  );
}
