import { useLiveEvent, useMissedEvents } from '@plaza/web-kit';
import { useMemo, useState } from 'react';
import { compareNames } from '../../compare-names';
import { nameRemote } from './remote-labels';
import { useAdminRemotesQuery } from './remotes-api';

/**
 * Steps of a rollout and outcomes are not announced by events, so they are polled; every other change for users is an
 * event.
 */
const whileRolledOutMs = 4000;
const elseMs = 30_000;

/** Every remote as it is just now, in the order of what they are called. */
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
    () => query.data && [...query.data].sort((one, other) => compareNames(nameRemote(one), nameRemote(other))),
    [query.data],
  );
  return { ...query, data };
}
