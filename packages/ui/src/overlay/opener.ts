import { useState } from 'react';
import { awaitRemoval } from '../focus/focus-after-removal';
import { focusPlace, placesAround } from '../focus/places';

/** The element to which a dialog returns the focus. */
export interface Opener {
  readonly element: HTMLElement;
  /** The records, lists and sections around it when the dialog opened, the nearest first. */
  readonly places: readonly HTMLElement[];
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
  const stopWaiting = awaitRemoval(element, places, stop);
  const timer = setTimeout(stop, leavingMs);
  function stop() {
    clearTimeout(timer);
    stopWaiting();
    document.removeEventListener('focusin', stop);
  }
  document.addEventListener('focusin', stop);
}
