import { useEffect, useEffectEvent, useRef } from 'react';
import { askBeforeUnload } from '../hooks/use-unload-question';

/** After these a field may hold something else, those that are drawn with ARIA roles included. */
const changingEvents = ['input', 'click', 'keyup', 'pointerup'] as const;

/**
 * Has the browser ask before the page is reloaded or closed while a dialog is open and holds something unsaved. It
 * looks after each event that may change a field, and after each rendering; the browser is told only while there is
 * something.
 * @param isUnsaved reads it off the page
 */
export function useUnloadWatch(isOpen: boolean, isUnsaved: () => boolean): void {
  const stopAsking = useRef<() => void>(undefined);
  const isNeeded = useEffectEvent(() => isOpen && isUnsaved());

  function stop() {
    stopAsking.current?.();
    stopAsking.current = undefined;
  }
  const update = useEffectEvent(() => {
    if (isNeeded()) stopAsking.current ??= askBeforeUnload(() => isNeeded());
    else stop();
  });

  useEffect(() => update());
  const handleClose = useEffectEvent(stop);
  useEffect(() => {
    if (!isOpen) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    // The event comes before React has rendered what it changes.
    const updateSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => update());
    };
    updateSoon(); // the box comes a moment after its dialog
    for (const type of changingEvents) document.addEventListener(type, updateSoon, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const type of changingEvents) document.removeEventListener(type, updateSoon, { capture: true });
      handleClose();
    };
  }, [isOpen]);
}
