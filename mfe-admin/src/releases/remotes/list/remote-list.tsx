import type { RemoteState } from '@plaza/contracts/registry/releases';
import { LinkButton, PageHeader, Retry, Stack, useNow } from '@plaza/ui';
import { useState } from 'react';
import { Notice } from '../../../notices/notice';
import { StaleDataNotice } from '../../../notices/stale-data-notice';
import { subTabHeaders } from '../../sub-tab-headers';
import type { OpenDialog } from '../open-dialog';
import { nameRemote } from '../remote-labels';
import { problemsOf } from '../remote-problems';
import { RemoteCard } from './remote-card';
import { RemoteDialog } from './remote-dialog';
import { RemotesSkeleton } from './remotes-skeleton';
import { useRemotes } from './use-remotes';

/** All remotes: the release that people have, the rollout in progress, and how to roll back. */
export function RemoteList() {
  const [dialog, setDialog] = useState<OpenDialog>();
  const query = useRemotes();
  const { data, error, isFetching, refetch } = query;
  return (
    <Stack>
      <PageHeader level={2} {...subTabHeaders.remotes} />
      {!data && error && (
        <Retry framed title="The releases could not be loaded" error={error} onRetry={refetch} loading={isFetching} />
      )}
      {!data && !error && <RemotesSkeleton />}
      <StaleDataNotice what="releases" query={query} />
      {data && <Troubled remotes={data} />}
      {data?.map((remote) => (
        <div key={remote.name} id={cardId(remote)} tabIndex={-1}>
          <RemoteCard remote={remote} onOpen={setDialog} />
        </div>
      ))}
      {dialog && <RemoteDialog dialog={dialog} onClose={() => setDialog(undefined)} />}
    </Stack>
  );
}

const cardId = ({ name }: RemoteState) => `remote-${name}`;

function goTo(remote: RemoteState) {
  const card = document.getElementById(cardId(remote));
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'start' });
}

/** Links to the remotes with problems. */
function Troubled({ remotes }: { remotes: readonly RemoteState[] }) {
  const now = useNow();
  const troubled = remotes.filter((remote) => problemsOf(remote, now).length > 0);
  if (troubled.length === 0) return null;
  return (
    <Notice
      tone="attention"
      actions={troubled.map((remote) => (
        <LinkButton key={remote.name} onClick={() => goTo(remote)}>
          {nameRemote(remote)}
        </LinkButton>
      ))}
    >
      {troubled.length === 1 ? 'One remote needs you.' : `${troubled.length} remotes need you.`}
    </Notice>
  );
}
