import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** A network that was just joined may need a moment until it carries something. */
const secondTryMs = 3000;

/** Calls `handle` when the network is back, and once more shortly after. Returns how to stop. */
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

/** Calls `handle` when the network is back, while the component is on the page. */
export function useReconnect(handle: () => void): void {
  const latest = useEffectEvent(handle);
  useEffect(() => onReconnect(() => latest()), []);
}

/** Whether the browser knows that it has no network. */
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
