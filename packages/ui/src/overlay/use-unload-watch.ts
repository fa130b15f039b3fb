import { useEffect, useEffectEvent, useRef } from 'react';
import { askBeforeUnload } from '../hooks/use-unload-question';

/** After these events a field may have another value, including fields made of ARIA roles. */
const changingEvents = ['input', 'click', 'keyup', 'pointerup'] as const;

/**
 * Makes the browser ask before the page is reloaded or closed while a dialog is open and has unsaved input. It checks
 * after each event that may change a field, and after each rendering; it listens for the unloading of the page only
 * while there is unsaved input.
 * @param isUnsaved reads the state from the page
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
    // The event arrives before React has rendered its effect.
    const updateSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => update());
    };
    updateSoon(); // the box is rendered a moment after its dialog
    for (const type of changingEvents) document.addEventListener(type, updateSoon, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const type of changingEvents) document.removeEventListener(type, updateSoon, { capture: true });
      handleClose();
    };
  }, [isOpen]);
}
