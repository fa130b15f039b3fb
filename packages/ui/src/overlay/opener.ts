import { useState } from 'react';

/** What a dialog gives the focus back to. */
export interface Opener {
  readonly element: HTMLElement;
  /** Lists, frames and parts of the page that held it as the dialog opened, the nearest first. */
  readonly places: readonly HTMLElement[];
}

const placeSelector = '[tabindex], ul, ol, section, main, [role=list], [role=group], [role=tabpanel], [role=dialog]';

function placesAround(element: HTMLElement): HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>(placeSelector);
  return place ? [place, ...placesAround(place)] : [];
}

function currentOpener(): Opener | null {
  const active = document.activeElement;
  // A menu's line is gone when the dialog closes; the button that opened the menu is still there.
  const menuButton = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const element = menuButton ? document.getElementById(menuButton) : active;
  return element instanceof HTMLElement ? { element, places: placesAround(element) } : null;
}

/** Remembers what had the focus when a dialog was asked to open, before its code came; undefined while it never was. */
export function useOpener(open: boolean): Opener | null | undefined {
  const [last, setLast] = useState<{ open: boolean; opener?: Opener | null }>({ open: false });
  if (last.open === open) return last.opener;
  const opener = open ? currentOpener() : last.opener;
  setLast(opener === undefined ? { open } : { open, opener });
  return opener;
}

/**
 * For `onCloseAutoFocus`: gives the focus back to where it was. Where that has left the page, or leaves it as a list is
 * fetched anew, what held it gets the focus: after a deletion the keyboard would begin at the start of the page
 * otherwise.
 */
export const returnFocus = (opener: Opener | null) => (event: Event) => {
  if (!opener) return;
  if (opener.element.isConnected) {
    opener.element.focus();
    awaitLeaving(opener);
    event.preventDefault();
  } else if (focusPlace(opener.places)) event.preventDefault();
};

/**
 * For a press beside a dialog: the browser would take the focus from the dialog, or from the question that the press
 * brings.
 */
export const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault();

/** How long a record that was deleted may still be in its list. */
const leavingMs = 10_000;

function awaitLeaving({ element, places }: Opener) {
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    stop();
    if (document.activeElement === document.body) focusPlace(places);
  });
  const timer = setTimeout(stop, leavingMs);
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', stop);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', stop);
}

/** Focuses the first of these that can have the focus. @returns whether one has */
function focusPlace(places: readonly HTMLElement[]): boolean {
  return places.some((place) => {
    if (!place.isConnected) return false;
    if (!place.hasAttribute('tabindex')) {
      place.tabIndex = -1;
      place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
    }
    place.focus({ preventScroll: true });
    return document.activeElement === place;
  });
}
