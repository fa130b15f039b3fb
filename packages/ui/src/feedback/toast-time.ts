import { useEffect, useEffectEvent, useRef, useState } from 'react';

const toastMs = 5000;

/**
 * Closes a toast when its time is over. The timer pauses while the pointer moves on the toast, the focus is in it or
 * the window has lost the focus. A pointer that was there before the toast appeared does not pause it.
 * @param viewport the list that contains the toast, which F8 focuses
 */
export function useToastTime(open: boolean, viewport: HTMLElement | null, onOver: () => void) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isAway, setIsAway] = useState(() => !document.hasFocus());
  const left = useRef(toastMs);
  const over = useEffectEvent(onOver);
  const isHeld = isHovered || isFocused || isAway;

  useEffect(() => {
    if (!open || isHeld) return undefined;
    const since = Date.now();
    const timer = setTimeout(() => over(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [open, isHeld]);

  useEffect(() => {
    const handleFocus = () => setIsFocused(viewport?.contains(document.activeElement) ?? false);
    const handleBlur = () => setIsFocused(false);
    handleFocus();
    viewport?.addEventListener('focusin', handleFocus);
    viewport?.addEventListener('focusout', handleBlur);
    return () => {
      viewport?.removeEventListener('focusin', handleFocus);
      viewport?.removeEventListener('focusout', handleBlur);
    };
  }, [viewport]);

  useEffect(() => {
    const handleAway = () => setIsAway(true);
    const handleBack = () => setIsAway(false);
    window.addEventListener('blur', handleAway);
    window.addEventListener('focus', handleBack);
    return () => {
      window.removeEventListener('blur', handleAway);
      window.removeEventListener('focus', handleBack);
    };
  }, []);

  return { onPointerMove: () => setIsHovered(true), onPointerLeave: () => setIsHovered(false) };
}
