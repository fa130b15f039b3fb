import { useSyncExternalStore } from 'react';
import { oldestStale, onStaleChange } from '../api/stale-queries';
import { useStore } from '../store/store';

/**
 * The time of the oldest stale response on the screen, in milliseconds since 1970; undefined if none is stale. Queries
 * of earlier screens, which stay cached for a while, do not count.
 */
export function useStaleSince(): number | undefined {
  const store = useStore();
  return useSyncExternalStore(
    (listener) => {
      const stops = [onStaleChange(listener), store.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => {
      const { subscriptions } = store.getState().api;
      return oldestStale((key) => Object.keys(subscriptions[key] ?? {}).length > 0);
    },
  );
}
