import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { TabId } from '@plaza/contracts/tabs';
import { Badge, ClockIcon, Empty, Retry } from '@plaza/ui';
import { useSessionRemotesQuery } from '@plaza/web-kit';
import { ComingSoon } from './frames/coming-soon';
import { TabFrame } from './frames/tab-frame';
import { TabSkeleton } from './frames/tab-skeleton';
import { RemoteView } from './remote-view';

interface RemoteTabProps {
  readonly tab: TabId;
  readonly title: string;
  readonly remote: RemoteName | undefined;
}

/** The content of a dashboard tab: its remote's component, or the shell's own placeholder. */
export function RemoteTab({ tab, title, remote }: RemoteTabProps) {
  const { data: remotes, error, refetch } = useSessionRemotesQuery();
  if (!remote) {
    return (
      <TabFrame title={title}>
        <ComingSoon title={title} />
      </TabFrame>
    );
  }
  const descriptor = remotes?.find(({ name }) => name === remote);
  if (descriptor?.switchedOff !== undefined) {
    return (
      <TabFrame title={title}>
        <Empty icon={<ClockIcon size={20} />} title={`${title} is switched off`} text={descriptor.switchedOff} />
      </TabFrame>
    );
  }
  if (descriptor) {
    return (
      <>
        {descriptor.pinned && <Badge tone="attention">{`Your own choice: version ${descriptor.version}`}</Badge>}
        <RemoteView
          descriptor={descriptor}
          tab={tab}
          title={title}
          pick={({ tabs }) => tabs[tab]}
          skeleton={<TabSkeleton />}
          frame={TabFrame}
        />
      </>
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
