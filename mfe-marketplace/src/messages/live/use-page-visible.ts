import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const read = () => document.visibilityState === 'visible';

/** Whether the page is visible, and not in a background tab. */
export const usePageVisible = (): boolean => useSyncExternalStore(subscribe, read);
