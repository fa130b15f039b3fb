import { useCallback, useSyncExternalStore } from 'react';
import { lightTheme } from './theme';

/** Whether a media query such as `(min-width: 1024px)` currently matches; false if the browser cannot tell. */
export function useMediaQuery(query: string): boolean {
  // A stable function, or each render would subscribe again: hundreds of cards and rows use this hook.
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', notify);
      return () => list?.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia?.(query).matches ?? false,
    () => false,
  );
}

/** Whether the window is as narrow as a phone's. */
export const usePhone = (): boolean => useMediaQuery(lightTheme.media.phone.replace('@media ', ''));
