import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { UserbaseQuery } from './map-view';
import { useLazyAdminUserbaseQuery } from './userbase-api';

const restMs = 250;

/**
 * What a query of the userbase gives. One that follows another waits for the map to rest; one that is no longer wanted
 * is aborted. @param atOnce asks without waiting
 */
export function useUserbase(query: UserbaseQuery, atOnce: boolean) {
  const [load, { data, currentData, error, originalArgs, isFetching }] = useLazyAdminUserbaseQuery();
  const ongoing = useRef<ReturnType<typeof load>>(undefined);
  const wait = useEffectEvent(() => (atOnce ? 0 : restMs));
  const start = useCallback(
    (wanted: UserbaseQuery) => {
      ongoing.current?.abort();
      ongoing.current = load(wanted);
    },
    [load],
  );

  useEffect(() => {
    const timer = setTimeout(() => start(query), wait());
    return () => clearTimeout(timer);
  }, [query, start]);
  useEffect(() => () => ongoing.current?.abort(), []);

  const answered = originalArgs === query && !isFetching;
  return {
    /** The newest answer, even if to another query. */
    data,
    /** Whether it is the answer to this query. */
    isCurrent: answered && currentData !== undefined,
    error: answered ? error : undefined,
    retry: () => start(query),
  };
}
