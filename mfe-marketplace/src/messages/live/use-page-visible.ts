import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const read = () => document.visibilityState === 'visible';

/** Whether somebody can see the page: it is in no tab behind another. */
export const usePageVisible = (): boolean => useSyncExternalStore(subscribe, read);
