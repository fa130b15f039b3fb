import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { loadOverlays, type Overlays, overlaysStore, preloadOverlays } from './load-overlays';

/** The event on `window` when something was to be opened and its code did not come; its `detail` is the error. */
export const overlaysErrorEvent = 'plaza:overlays-error';

/**
 * What opens above the page, loaded once it is to be open.
 * @param onGiveUp called when it cannot be had, after the event, and when Escape is pressed before it has come; without
 * it nobody waits, and a failure goes by in silence
 * @returns undefined until it has been open; it stays after that, for what it does as it closes
 */
export function useOverlays(isOpen: boolean, onGiveUp?: () => void): Overlays | undefined {
  const [wasShown, setWasShown] = useState(false);
  // Whatever is closed is not drawn again when it comes.
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
      window.dispatchEvent(new CustomEvent(overlaysErrorEvent, { detail: error }));
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
