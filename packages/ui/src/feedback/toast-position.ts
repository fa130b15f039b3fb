import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** The widest that a toast gets, in pixels. */
export const toastWidth = 640;
/** Free ground above and below it. */
const marginInSlot = 4;
const marginInStrip = 8;

let slots: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function become(next: readonly HTMLElement[]) {
  slots = next;
  for (const listener of listeners) listener();
}

/**
 * Offers an empty stretch of a bar at the top of the window to toasts; the last one offered counts. Returns how to end
 * it.
 */
export function offerToastSlot(slot: HTMLElement): () => void {
  become([...slots, slot]);
  return () => become(slots.filter((one) => one !== slot));
}

const topSlot = () => slots.at(-1) ?? null;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

interface ToastPosition {
  /** Of the stretch of the top of the window that the toast stands in the middle of. */
  readonly left: number;
  readonly width: number | '100%';
  readonly minHeight: number;
  readonly padding: number;
  readonly room: number;
}

/**
 * In the slot where it fits, which moves nothing; else in a strip of its own above everything, which all gives way to.
 */
function placeFor(card: HTMLElement, slot: HTMLElement | null): ToastPosition {
  const height = card.offsetHeight;
  const box = slot?.getBoundingClientRect();
  if (box && box.width >= toastWidth && height + 2 * marginInSlot <= box.height) {
    return { left: box.left, width: box.width, minHeight: box.height, padding: marginInSlot, room: 0 };
  }
  return { left: 0, width: '100%', minHeight: 0, padding: marginInStrip, room: height + 2 * marginInStrip };
}

const nowhere: ToastPosition = { left: 0, width: '100%', minHeight: 0, padding: marginInStrip, room: 0 };

/**
 * Where a toast stands so that nothing that can be pressed is ever beneath it. @param card the toast, while there is
 * one
 */
export function useToastPosition(card: HTMLElement | null): ToastPosition {
  const slot = useSyncExternalStore(subscribe, topSlot);
  const [place, setPlace] = useState(nowhere);
  useLayoutEffect(() => {
    if (!card) return setPlace(nowhere);
    const measure = () => setPlace(placeFor(card, slot));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(card);
    if (slot) observer.observe(slot);
    return () => observer.disconnect();
  }, [card, slot]);
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--toast-inset', `${place.room}px`);
    return () => {
      document.documentElement.style.removeProperty('--toast-inset');
    };
  }, [place.room]);
  return place;
}
