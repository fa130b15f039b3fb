import { useSyncExternalStore } from 'react';
import { followKept, oldestKept } from '../api/kept-answers';
import { useStore } from '../store/store';

/**
 * Since when the oldest of what is shown could not be renewed, in milliseconds since 1970; undefined where all is of now.
 * What screens of before asked for is not shown, though it is remembered for a while.
 */
export function useKeptSince(): number | undefined {
  const store = useStore();
  return useSyncExternalStore(
    (listener) => {
      const stops = [followKept(listener), store.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => {
      const { subscriptions } = store.getState().api;
      return oldestKept((key) => Object.keys(subscriptions[key] ?? {}).length > 0);
    },
  );
}
