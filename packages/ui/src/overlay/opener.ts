import { useState } from 'react';

/** The element to which a dialog returns the focus. */
export interface Opener {
  readonly element: HTMLElement;
  /** The lists, containers and sections around it when the dialog opened, the nearest first. */
  readonly places: readonly HTMLElement[];
}

const placeSelector = '[tabindex], ul, ol, section, main, [role=list], [role=group], [role=tabpanel], [role=dialog]';

function placesAround(element: HTMLElement): HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>(placeSelector);
  return place ? [place, ...placesAround(place)] : [];
}

function currentOpener(): Opener | null {
  const active = document.activeElement;
  // The menu item is unmounted by the time the dialog closes; the button that opened the menu still exists.
  const menuButton = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const element = menuButton ? document.getElementById(menuButton) : active;
  return element instanceof HTMLElement ? { element, places: placesAround(element) } : null;
}

/** Stores the focused element at the moment a dialog is to open, before its code is loaded; undefined until then. */
export function useOpener(open: boolean): Opener | null | undefined {
  const [last, setLast] = useState<{ open: boolean; opener?: Opener | null }>({ open: false });
  if (last.open === open) return last.opener;
  const opener = open ? currentOpener() : last.opener;
  setLast(opener === undefined ? { open } : { open, opener });
  return opener;
}

/**
 * For `onCloseAutoFocus`: returns the focus to the opener. If that was removed, or is removed when a list is fetched
 * again, the nearest remaining container gets the focus; otherwise the keyboard would start at the top of the page
 * after a deletion.
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
 * For presses outside of a dialog: the browser would otherwise move the focus out of the dialog, or out of the question
 * that the press opens.
 */
export const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault();

/** How long a deleted record may remain in its list, in milliseconds. */
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

/** Focuses the first of these elements that can be focused. @returns whether there is one */
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
