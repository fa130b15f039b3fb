export type Parts = typeof import('./parts');

/** Loads what opens above the page, once; a failure is forgotten, so that the next call tries again. */
export function createPartsLoader(importParts: () => Promise<Parts>) {
  let parts: Parts | undefined;
  let coming: Promise<Parts> | undefined;
  const listeners = new Set<() => void>();

  function loadParts(): Promise<Parts> {
    coming ??= importParts().then(
      (loaded) => {
        parts = loaded;
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
    loadParts,
    /** Has it come before it is needed. Nobody is waiting yet: whoever opens something hears of a failure. */
    loadPartsAhead(): void {
      loadParts().catch(() => undefined);
    },
    partsStore: {
      read: () => parts,
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => {
          listeners.delete(listener);
        };
      },
    },
  };
}

export const { loadParts, loadPartsAhead, partsStore } = createPartsLoader(
  () => import(/* webpackChunkName: "opened" */ './parts'),
);

// In tests of screens the page is one that has been looked at for a while.
if (process.env.NODE_ENV === 'test') loadPartsAhead();
