import { compareValues } from '@plaza/ui';
import { useLiveEvent, useMissedEvents } from '@plaza/web-kit';
import { useMemo, useState } from 'react';
import { nameRemote } from '../remote-labels';
import { useAdminRemotesQuery } from '../remotes-api';

/**
 * Rollout steps and outcomes are not announced by events, so they are polled; an event announces every other change
 * that users notice.
 */
const whileRolledOutMs = 4000;
const elseMs = 30_000;

/** The current state of every remote, sorted by label. */
export function useRemotes() {
  const [pollingInterval, setPollingInterval] = useState(elseMs);
  const query = useAdminRemotesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval,
    skipPollingIfUnfocused: true,
  });
  const isRolledOut = query.data?.some(({ rollout }) => rollout !== null) ?? false;
  const wanted = isRolledOut ? whileRolledOutMs : elseMs;
  if (wanted !== pollingInterval) setPollingInterval(wanted);
  useLiveEvent('remotes.changed', () => void query.refetch());
  useMissedEvents(() => void query.refetch());
  const data = useMemo(
    () => query.data && [...query.data].sort((one, other) => compareValues(nameRemote(one), nameRemote(other))),
    [query.data],
  );
  return { ...query, data };
}
