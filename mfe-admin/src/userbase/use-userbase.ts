import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { UserbaseQuery } from './map-view';
import { useLazyAdminUserbaseQuery } from './userbase-api';

const restMs = 250;

/**
 * The result of a userbase query. A changed query waits until the map has stopped moving, and aborts the previous
 * request.
 * @param atOnce sends the query without waiting
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
    /** The newest response, possibly for another query. */
    data,
    /** Whether `data` is the response to this query. */
    isCurrent: answered && currentData !== undefined,
    error: answered ? error : undefined,
    retry: () => start(query),
  };
}
