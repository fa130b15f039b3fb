import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { loadOverlays, type Overlays, overlaysStore, preloadOverlays } from './load-overlays';

/** The event on `window` when the code of an overlay to open failed to load; its `detail` is the error. */
export const overlaysErrorEvent = 'plaza:overlays-error';

/** Dispatches that event: the page says in a toast that a part did not load. */
export function reportOverlaysError(error: unknown): void {
  window.dispatchEvent(new CustomEvent(overlaysErrorEvent, { detail: error }));
}

/**
 * The overlays' code, loaded when one is to open.
 * @param onGiveUp called after the event when loading fails, and when Escape is pressed while loading; without it
 * nobody waits, and a failure is ignored
 * @returns undefined until it was open for the first time; afterwards it is kept, for closing animations
 */
export function useOverlays(isOpen: boolean, onGiveUp?: () => void): Overlays | undefined {
  const [wasShown, setWasShown] = useState(false);
  // A closed overlay does not render again when the code arrives.
  const overlays = useSyncExternalStore(overlaysStore.subscribe, () =>
    isOpen || wasShown ? overlaysStore.read() : undefined,
  );
  if (overlays && !wasShown) setWasShown(true);
  const isWaiting = isOpen && !overlays;
  const isQuiet = !onGiveUp;
  const handleGiveUp = useEffectEvent(() => onGiveUp?.());

  useEffect(() => {
    if (!isWaiting) return undefined;
    if (isQuiet) {
      preloadOverlays();
      return undefined;
    }
    let isCancelled = false;
    loadOverlays().catch((error) => {
      if (isCancelled) return;
      reportOverlaysError(error);
      handleGiveUp();
    });
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      handleGiveUp();
    };
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => {
      isCancelled = true;
      window.removeEventListener('keydown', handleKey, { capture: true });
    };
  }, [isWaiting, isQuiet]);

  return overlays;
}
