import { useEffect, useRef } from 'react';

/**
 * A place for the keyboard to go on from when a dialog has closed and the button that had opened it is gone with its
 * row. Give it `tabIndex={-1}`.
 */
export function useFocusAfterDialog<Place extends HTMLElement>(isOpen: boolean) {
  const place = useRef<Place>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) {
      wasOpen.current = true;
      return undefined;
    }
    if (!wasOpen.current) return undefined;
    wasOpen.current = false;
    // The dialog gives the focus back in a dialog of its own, queued before this one.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) place.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [isOpen]);
  return place;
}
