import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** The maximum width of a toast, in pixels. */
export const toastWidth = 640;
/** The space above and below a toast in a slot, in pixels. */
const marginInSlot = 4;
const marginInStrip = 8;

let slots: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function become(next: readonly HTMLElement[]) {
  slots = next;
  for (const listener of listeners) listener();
}

/**
 * Offers an empty part of a bar at the top of the window to toasts; the last offer is used. Returns a function that
 * withdraws the offer.
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
  /** The start of the range at the top of the window in which the toast is centered, in pixels. */
  readonly left: number;
  readonly width: number | '100%';
  readonly minHeight: number;
  readonly padding: number;
  readonly room: number;
}

/**
 * Places the toast in the slot if it fits, which shifts nothing; otherwise in a strip at the top, which shifts the page
 * down.
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

/** The position of a toast, chosen so that it never covers a control. @param card the toast, if there is one */
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
