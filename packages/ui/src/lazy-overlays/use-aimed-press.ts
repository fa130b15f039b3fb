import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { doubleClickMs, hasMoved, type PressPoint } from './press-point';

/**
 * Lets a pointer choose an item of a list only if the user aimed at it: with a press that began on an item, or with the
 * press that opened the list and was dragged to the item. An item that appears under a resting pointer is chosen
 * neither when that press ends nor by a press right after it, which was aimed at the element that was there before.
 * @param opening where the list was opened; undefined if it was not opened by a pointer
 * @param isOpen whether its items are on the page
 * @returns properties of the panel
 */
export function useAimedPress(opening: PressPoint | undefined, isOpen: boolean) {
  const shownAt = useRef(0);
  /** The opening after which a press began in the list. */
  const begunAfter = useRef<PressPoint>(undefined);
  const isRefused = useRef(false);
  useEffect(() => {
    if (isOpen) shownAt.current = performance.now();
  }, [isOpen]);

  function handlePointerDown(event: PointerEvent) {
    begunAfter.current = opening;
    isRefused.current = event.timeStamp - shownAt.current < doubleClickMs && !hasMoved(opening, event);
  }

  /** Radix chooses an item when a press ends on it, wherever the press began. */
  function handlePointerUp(event: PointerEvent) {
    const isOpeningPress = begunAfter.current !== opening;
    if (isOpeningPress ? !hasMoved(opening, event) : isRefused.current) event.stopPropagation();
  }

  function handleClick(event: MouseEvent) {
    if (!isRefused.current || event.detail === 0) return; // a click by keyboard has no press
    isRefused.current = false;
    event.preventDefault(); // prevents the navigation of a link
    event.stopPropagation();
  }

  return {
    onPointerDownCapture: handlePointerDown,
    onPointerUpCapture: handlePointerUp,
    onClickCapture: handleClick,
  } as const;
}
