import { type RefObject, useEffect, useRef } from 'react';

const everyMs = 10_000;

/**
 * Calls back every ten seconds, if nobody scrolled or pressed anything in between and the element is neither hovered
 * nor focused.
 */
export function useCalmMoments(place: RefObject<HTMLElement | null>, onCalm: () => void): void {
  const latest = useRef(onCalm);
  useEffect(() => {
    latest.current = onCalm;
  });
  useEffect(() => {
    let isDisturbed = false;
    const disturb = () => {
      isDisturbed = true;
    };
    const lookAround = () => {
      const isUsed = place.current?.matches(':hover') || place.current?.contains(document.activeElement);
      if (!isDisturbed && !isUsed && !document.hidden) latest.current();
      isDisturbed = false;
    };
    const timer = setInterval(lookAround, everyMs);
    for (const event of disturbances) addEventListener(event, disturb, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const event of disturbances) removeEventListener(event, disturb, { capture: true });
    };
  }, [place]);
}

const disturbances = ['scroll', 'pointerdown', 'keydown'] as const;
