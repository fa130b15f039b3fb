import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * The keyboard's way back from a toast: what had the focus before has it again when Tab leads past the end of the toast
 * and when the toast goes. Escape in it closes the toast alone, not the dialog behind it.
 * @param region what holds the toast, and nothing else
 * @returns gives the focus back where the toast has it
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
    // Radix has led to the next part of the toast already, where there is one.
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
    // Before the document's listeners, of which the one of the dialog on top closes it.
    window.addEventListener('keydown', handleEscape, { capture: true });
    return () => {
      region.removeEventListener('focusin', handleFocus);
      region.removeEventListener('keydown', handleTab);
      window.removeEventListener('keydown', handleEscape, { capture: true });
    };
  }, [region]);

  return giveBack;
}
