import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Returns the focus from a toast to the element that had it before, when Tab moves beyond the end of the toast and when
 * the toast closes. Escape in a toast closes only the toast, not the dialog behind it.
 * @param region the element that contains the toast, and nothing else
 * @returns a function that returns the focus if the toast has it
 */
export function useToastFocus(region: HTMLElement | null, onEscape: () => void): () => void {
  const origin = useRef<HTMLElement>(null);
  const handleOut = useEffectEvent(onEscape);

  function giveBack(): boolean {
    if (!origin.current?.isConnected || !region?.contains(document.activeElement)) return false;
    origin.current.focus();
    return true;
  }
  const back = useEffectEvent(giveBack);

  useEffect(() => {
    if (!region) return undefined;
    const isIn = (target: EventTarget | null): target is HTMLElement =>
      target instanceof HTMLElement && region.contains(target);
    const handleFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !isIn(relatedTarget)) origin.current = relatedTarget;
    };
    // If the toast has another focusable element, Radix has already moved the focus to it.
    const handleTab = (event: KeyboardEvent) => {
      const isTab = event.key === 'Tab' && !event.altKey && !event.ctrlKey && !event.metaKey;
      if (isTab && !event.defaultPrevented && back()) event.preventDefault();
    };
    const handleEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isIn(event.target)) return;
      event.stopPropagation();
      handleOut();
    };
    region.addEventListener('focusin', handleFocus);
    region.addEventListener('keydown', handleTab);
    // Runs before the document's listeners, one of which would close the topmost dialog.
    window.addEventListener('keydown', handleEscape, { capture: true });
    return () => {
      region.removeEventListener('focusin', handleFocus);
      region.removeEventListener('keydown', handleTab);
      window.removeEventListener('keydown', handleEscape, { capture: true });
    };
  }, [region]);

  return giveBack;
}
