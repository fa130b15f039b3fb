import type { Session } from '@plaza/contracts/identity/session';
import { Button, Card, Retry, StaleNotice, styled } from '@plaza/ui';
import { useLiveEvent, useMissedEvents } from '@plaza/web-kit';
import { useState } from 'react';
import { type OwnerOnly, useOwnerOnly } from '../acting/use-owner-only';
import { EndOthersQuestion } from './end-others-question';
import { EndSessionQuestion } from './end-session-question';
import { SessionRow } from './session-row';
import { SessionRowsSkeleton } from './session-rows-skeleton';
import { useAuthSessionsQuery } from './sessions-api';
import { useEndSession } from './use-end-session';
import { useMinutes } from './use-minutes';

/** The user's sessions. Each can be ended, and all others at once. */
export function SessionList() {
  const { data: sessions } = useAuthSessionsQuery();
  const [isAsking, setIsAsking] = useState(false);
  const owner = useOwnerOnly();
  const hasOthers = sessions?.some(({ current }) => !current) ?? false;

  return (
    <Card
      flush
      title="Sessions"
      actions={
        hasOthers && (
          <Button size="sm" onClick={() => setIsAsking(true)} {...owner.attributes}>
            Sign Out Everywhere Else
          </Button>
        )
      }
    >
      <Sessions owner={owner} />
      {isAsking && <EndOthersQuestion onClose={() => setIsAsking(false)} />}
    </Card>
  );
}

/** Refetched on each visit, as there may be new sessions. */
function Sessions({ owner }: { owner: OwnerOnly }) {
  const {
    data: sessions,
    error,
    isFetching,
    refetch,
  } = useAuthSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const now = useMinutes();
  const { ending, end } = useEndSession();
  const [asked, setAsked] = useState<Session>();

  useLiveEvent('session.revoked', ({ sessionIds }) => {
    // Without this session, no further requests are possible.
    const here = sessions?.find(({ current }) => current);
    if (!here || !sessionIds.includes(here.id)) void refetch();
  });

  useMissedEvents(() => void refetch());

  if (error && !sessions) return <Retry error={error} onRetry={refetch} loading={isFetching} />;
  if (!sessions) return <SessionRowsSkeleton />;
  return (
    <>
      <Rows aria-label="Signed-in devices">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            now={now}
            ending={ending === session.id}
            {...(!session.current && { attributes: owner.attributes })}
            onEnd={() => (session.current ? end(session) : setAsked(session))}
          />
        ))}
      </Rows>
      {asked && (
        <EndSessionQuestion
          session={asked}
          isEnding={ending === asked.id}
          onEnd={() => end(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {error && (
        <Below>
          <StaleNotice loading={isFetching} onRetry={refetch}>
            The latest sessions could not be loaded. What you see may be out of date.
          </StaleNotice>
        </Below>
      )}
      {owner.note && <Below>{owner.note}</Below>}
      {!error && sessions.every(({ current }) => current) && <Below>You are signed in on this device only.</Below>}
    </>
  );
}

const Rows = styled.ul`
  padding: 0;
  list-style: none;
`;

const Below = styled.div`
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.muted};
`;
