import { useSyncExternalStore } from 'react';

/** Whether a media query such as `(min-width: 1024px)` holds now; false where the browser cannot tell. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', notify);
      return () => list?.removeEventListener('change', notify);
    },
    () => globalThis.matchMedia?.(query).matches ?? false,
  );
}
