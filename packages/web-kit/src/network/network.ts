import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** A network that was just joined may need a moment until it works. */
const secondTryMs = 3000;

/**
 * Calls `handle` when the network is available again, and once more shortly after. Returns a function that stops it.
 */
export function onReconnect(handle: () => void): () => void {
  let secondTry: ReturnType<typeof setTimeout> | undefined;
  const handleOnline = () => {
    clearTimeout(secondTry);
    secondTry = setTimeout(handle, secondTryMs);
    handle();
  };
  window.addEventListener('online', handleOnline);
  return () => {
    window.removeEventListener('online', handleOnline);
    clearTimeout(secondTry);
  };
}

/** Calls `handle` when the network is available again, while the component is mounted. */
export function useReconnect(handle: () => void): void {
  const latest = useEffectEvent(handle);
  useEffect(() => onReconnect(() => latest()), []);
}

/** Whether the browser reports that it is offline. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    (notify) => {
      window.addEventListener('online', notify);
      window.addEventListener('offline', notify);
      return () => {
        window.removeEventListener('online', notify);
        window.removeEventListener('offline', notify);
      };
    },
    () => !navigator.onLine,
  );
}
