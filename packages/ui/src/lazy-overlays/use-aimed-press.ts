import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { doubleClickMs, hasMoved, type PressPoint } from './press-point';

/**
 * Lets a pointer choose a line of a list only where it was aimed at that: by a press that began on a line, or by the
 * one that opened the list, dragged here. A line that comes up under a resting pointer is chosen neither as that press
 * ends nor by another one that follows at once, which was for what stood there before.
 * @param opening where the list was opened; undefined where no pointer did
 * @param isOpen whether its lines are on the page
 * @returns properties of the panel
 */
export function useAimedPress(opening: PressPoint | undefined, isOpen: boolean) {
  const shownAt = useRef(0);
  /** The opening after which a press began here. */
  const begunAfter = useRef<PressPoint>(undefined);
  const isRefused = useRef(false);
  useEffect(() => {
    if (isOpen) shownAt.current = performance.now();
  }, [isOpen]);

  function handlePointerDown(event: PointerEvent) {
    begunAfter.current = opening;
    isRefused.current = event.timeStamp - shownAt.current < doubleClickMs && !hasMoved(opening, event);
  }

  /** Radix has a line chosen by a press that ends on it, wherever it began. */
  function handlePointerUp(event: PointerEvent) {
    const isOpeningPress = begunAfter.current !== opening;
    if (isOpeningPress ? !hasMoved(opening, event) : isRefused.current) event.stopPropagation();
  }

  function handleClick(event: MouseEvent) {
    if (!isRefused.current || event.detail === 0) return; // a key's click has no press
    isRefused.current = false;
    event.preventDefault(); // of a link
    event.stopPropagation();
  }

  return {
    onPointerDownCapture: handlePointerDown,
    onPointerUpCapture: handlePointerUp,
    onClickCapture: handleClick,
  } as const;
}
