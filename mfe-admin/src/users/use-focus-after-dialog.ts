import { useEffect, useRef } from 'react';

/**
 * Moves the focus to an element when a dialog closes whose opening button was removed with its row. The element needs
 * `tabIndex={-1}`.
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
    // Runs after the dialog's own restoration of the focus, which is queued in a timeout before this one.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) place.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [isOpen]);
  return place;
}
