import type { TabAvailability, Trouble } from '@plaza/contracts/availability';
import type { TabId } from '@plaza/contracts/tabs';
import { retryUnanswered, useAppDispatch, useLiveEvent } from '@plaza/web-kit';
import { useEffect, useState } from 'react';

/** Gateways repeat an unavailability every few seconds; if it is not repeated for this long, it is over or unknown. */
const forgetMs = 15_000;

type Troubles = ReadonlyMap<TabId, Trouble>;
const none: Troubles = new Map();

/**
 * The tabs whose service is unavailable or slow, as reported by the gateway. When a service recovers, failed requests
 * of the screens are sent again.
 */
export function useTabTroubles(): Troubles {
  const dispatch = useAppDispatch();
  const [reported, setReported] = useState<TabAvailability['tabs']>([]);
  const troubles: Troubles = reported.length > 0 ? new Map(reported.map(({ id, trouble }) => [id, trouble])) : none;

  useLiveEvent('availability.changed', ({ tabs }) => {
    const isAnyBack = reported.some(({ id }) => !tabs.some((one) => one.id === id));
    setReported(tabs);
    if (isAnyBack) dispatch(retryUnanswered());
  });
  useEffect(() => {
    if (reported.length === 0) return undefined;
    const timer = setTimeout(() => setReported([]), forgetMs);
    return () => clearTimeout(timer);
  }, [reported]);
  return troubles;
}
