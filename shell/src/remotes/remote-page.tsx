import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import { ClockIcon, Empty, Retry } from '@plaza/ui';
import { useSessionRemotesQuery } from '@plaza/web-kit';
import { useArrival } from '../focus-on-arrival';
import { PageFrame, PageSkeleton } from './frames/page-frame';
import { RemoteView } from './remote-view';

type PagePath = `/${string}`;

/** A separate page that a remote renders, such as /signin. */
export function RemotePage({ remote, path }: { remote: RemoteName; path: PagePath }) {
  const { data: remotes, error, refetch } = useSessionRemotesQuery();
  const descriptor = remotes?.find(({ name }) => name === remote);
  if (descriptor?.switchedOff !== undefined) {
    return (
      <PageFrame>
        <Empty icon={<ClockIcon size={20} />} title="This page is switched off" text={descriptor.switchedOff} />
      </PageFrame>
    );
  }
  if (descriptor) return <Page key={path} descriptor={descriptor} path={path} />;
  if (!remotes && !error) return <PageSkeleton />;
  const missing = new Error('There is no release of it to show just now.');
  return (
    <PageFrame>
      <Retry title="This page is unavailable" error={error ?? missing} onRetry={refetch} />
    </PageFrame>
  );
}

/** The page as the remote renders it, including its `<main>`. */
function Page({ descriptor, path }: { descriptor: RemoteDescriptor; path: PagePath }) {
  const arrive = useArrival();
  return (
    <RemoteView
      descriptor={descriptor}
      title="This page"
      pick={({ routes }) => routes?.[path]}
      skeleton={<PageSkeleton />}
      frame={PageFrame}
      onDrawn={() => arrive(document.querySelector('main'))}
    />
  );
}
