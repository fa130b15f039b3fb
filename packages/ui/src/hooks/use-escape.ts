import { type RefObject, useEffect, useRef } from 'react';

/**
 * Lets Escape, pressed inside the element, do this alone: the dialog around it listens on the document as the key comes
 * down, so that only the window hears it before.
 */
export function useEscape(isActive: boolean, onEscape: () => void): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isActive) return undefined;
    function handle(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !(event.target instanceof Node) || !place.current?.contains(event.target)) return;
      event.stopPropagation();
      onEscape();
    }
    window.addEventListener('keydown', handle, { capture: true });
    return () => window.removeEventListener('keydown', handle, { capture: true });
  });
  return place;
}
