export type Overlays = typeof import('./overlays');

/** Loads what opens above the page, once; a failure is forgotten, so that the next call tries again. */
export function createOverlaysLoader(importOverlays: () => Promise<Overlays>) {
  let overlays: Overlays | undefined;
  let coming: Promise<Overlays> | undefined;
  const listeners = new Set<() => void>();

  function loadOverlays(): Promise<Overlays> {
    coming ??= importOverlays().then(
      (loaded) => {
        overlays = loaded;
        for (const listener of listeners) listener();
        return loaded;
      },
      (error) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  }

  return {
    loadOverlays,
    /** Has it come before it is needed. Nobody is waiting yet: whoever opens something hears of a failure. */
    preloadOverlays(): void {
      loadOverlays().catch(() => undefined);
    },
    overlaysStore: {
      read: () => overlays,
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => {
          listeners.delete(listener);
        };
      },
    },
  };
}

export const { loadOverlays, preloadOverlays, overlaysStore } = createOverlaysLoader(
  () => import(/* webpackChunkName: "overlays" */ './overlays'),
);

// In tests of screens the page is one that has been looked at for a while.
if (process.env.NODE_ENV === 'test') preloadOverlays();
