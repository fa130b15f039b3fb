import { permissionGraph } from '@plaza/contracts/permission-graph';
import { type TabId, tabLabels } from '@plaza/contracts/tabs';
import { Retry } from '@plaza/ui';
import { useSessionRemotesQuery } from '@plaza/web-kit';
import { ComingSoon } from './coming-soon';
import { RemoteView } from './remote-view';
import { TabFrame } from './tab-frame';
import { TabSkeleton } from './tab-skeleton';

/** The content of a dashboard tab: its remote's component, or the shell's own placeholder. */
export function RemoteTab({ tab }: { tab: TabId }) {
  const { data: remotes, error, refetch } = useSessionRemotesQuery();
  const { remote } = permissionGraph[tab];
  const title = tabLabels[tab];
  if (!remote) {
    return (
      <TabFrame title={title}>
        <ComingSoon title={title} />
      </TabFrame>
    );
  }
  const descriptor = remotes?.find(({ name }) => name === remote);
  if (descriptor) {
    return (
      <RemoteView
        descriptor={descriptor}
        title={title}
        pick={({ tabs }) => tabs[tab]}
        skeleton={<TabSkeleton />}
        frame={TabFrame}
      />
    );
  }
  if (!remotes && !error) return <TabSkeleton />;
  const missing = new Error('This area has no release to show just now.');
  return (
    <TabFrame title={title}>
      <Retry title={`${title} is unavailable`} error={error ?? missing} onRetry={refetch} />
    </TabFrame>
  );
}
