import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { UserbaseQuery } from './map-view';
import { useLazyAdminUserbaseQuery } from './userbase-api';

const restMs = 250;

/**
 * What a query of the userbase gives. One that follows another waits for the map to rest; one that is no longer wanted
 * is aborted. @param atOnce asks without waiting
 */
export function useUserbase(asked: UserbaseQuery, atOnce: boolean) {
  const [load, { data, currentData, error, originalArgs, isFetching }] = useLazyAdminUserbaseQuery();
  const underWay = useRef<ReturnType<typeof load>>(undefined);
  const wait = useEffectEvent(() => (atOnce ? 0 : restMs));
  const start = useCallback(
    (query: UserbaseQuery) => {
      underWay.current?.abort();
      underWay.current = load(query);
    },
    [load],
  );

  useEffect(() => {
    const timer = setTimeout(() => start(asked), wait());
    return () => clearTimeout(timer);
  }, [asked, start]);
  useEffect(() => () => underWay.current?.abort(), []);

  const answered = originalArgs === asked && !isFetching;
  return {
    /** The newest that there is, be it of another view. */
    data,
    /** Whether it is the answer to what is asked. */
    isCurrent: answered && currentData !== undefined,
    error: answered ? error : undefined,
    retry: () => start(asked),
  };
}
