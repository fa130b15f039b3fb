import type { RemoteName } from '@plaza/contracts/permission-graph';
import { ClockIcon, Empty, Retry } from '@plaza/ui';
import { useSessionRemotesQuery } from '@plaza/web-kit';
import { PageFrame, PageSkeleton } from './page-frame';
import { RemoteView } from './remote-view';

/** A page of its own that a remote draws, such as /signin. */
export function RemotePage({ remote, path }: { remote: RemoteName; path: `/${string}` }) {
  const { data: remotes, error, refetch } = useSessionRemotesQuery();
  const descriptor = remotes?.find(({ name }) => name === remote);
  if (descriptor?.switchedOff !== undefined) {
    return (
      <PageFrame>
        <Empty icon={<ClockIcon size={20} />} title="This page is switched off" text={descriptor.switchedOff} />
      </PageFrame>
    );
  }
  if (descriptor) {
    return (
      <RemoteView
        key={path}
        descriptor={descriptor}
        title="This page"
        pick={({ routes }) => routes?.[path]}
        skeleton={<PageSkeleton />}
        frame={PageFrame}
      />
    );
  }
  if (!remotes && !error) return <PageSkeleton />;
  const missing = new Error('There is no release of it to show just now.');
  return (
    <PageFrame>
      <Retry title="This page is unavailable" error={error ?? missing} onRetry={refetch} />
    </PageFrame>
  );
}
