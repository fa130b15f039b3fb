import { useSyncExternalStore } from 'react';
import { oldestStale, onStaleChange } from '../api/stale-queries';
import { useStore } from '../store/store';

/**
 * Since when the oldest of what is shown could not be renewed, in milliseconds since 1970; undefined where all is of
 * now. What screens of before asked for is not shown, though it is remembered for a while.
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
