export type Overlays = typeof import('./overlays');

/** Loads the overlays' code once; after a failure the next call tries again. */
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
    /**
     * Loads the code before it is needed. Failures are ignored: if it is still missing when something opens, that
     * reports the error.
     */
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

// Tests of screens start with the overlays loaded, as on a page that has been open for a while.
if (process.env.NODE_ENV === 'test') preloadOverlays();
