import { type RefObject, useEffect, useRef } from 'react';

/**
 * Calls `onEscape` only for an Escape pressed inside the element, and stops that event: the surrounding dialog listens
 * on the document in the capture phase, so only a listener on the window runs before it.
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
