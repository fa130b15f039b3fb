import type { RemoteName } from '@plaza/contracts/permission-graph';
import { Retry, styled } from '@plaza/ui';
import { useSessionRemotesQuery } from '@plaza/web-kit';
import { RemoteView } from './remote-view';

/** A page of its own that a remote draws, such as /signin. */
export function RemotePage({ remote, path }: { remote: RemoteName; path: `/${string}` }) {
  const { data: remotes, error, refetch } = useSessionRemotesQuery();
  const descriptor = remotes?.find(({ name }) => name === remote);
  if (descriptor) {
    return <RemoteView key={path} descriptor={descriptor} title="This page" pick={({ routes }) => routes?.[path]} />;
  }
  if (!remotes && !error) return null;
  const missing = new Error('This page is not available just now.');
  return (
    <Middle>
      <Retry error={error ?? missing} onRetry={refetch} />
    </Middle>
  );
}

const Middle = styled.main`
  max-width: 480px;
  margin: 20vh auto 0;
  padding: ${({ theme }) => theme.space[24]};
`;
