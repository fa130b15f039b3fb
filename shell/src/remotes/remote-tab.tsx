import { permissionGraph } from '@plaza/contracts/permission-graph';
import { type TabId, tabLabels } from '@plaza/contracts/tabs';
import { CardSkeleton, Retry } from '@plaza/ui';
import { useSessionRemotesQuery } from '@plaza/web-kit';
import { ComingSoon } from '../dashboard/coming-soon';
import { RemoteView } from './remote-view';

/** The content of a dashboard tab: its remote's component, or the shell's own placeholder. */
export function RemoteTab({ tab }: { tab: TabId }) {
  const { data: remotes, error, refetch } = useSessionRemotesQuery();
  const { remote } = permissionGraph[tab];
  const title = tabLabels[tab];
  if (!remote) return <ComingSoon title={title} />;
  const descriptor = remotes?.find(({ name }) => name === remote);
  if (descriptor)
    return <RemoteView key={remote} descriptor={descriptor} title={title} pick={({ tabs }) => tabs[tab]} />;
  if (!remotes && !error) return <CardSkeleton lines={6} />;
  const missing = new Error('This area has no release to show just now.');
  return <Retry title={`${title} is unavailable`} error={error ?? missing} onRetry={refetch} />;
}
