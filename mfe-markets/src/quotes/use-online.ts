import { useSyncExternalStore } from 'react';

function follow(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the browser has a network, as far as it knows. */
export const useOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine);
