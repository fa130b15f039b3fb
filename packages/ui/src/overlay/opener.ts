import { useState } from 'react';

function opener(): HTMLElement | null {
  const active = document.activeElement;
  // A menu's line is gone when the dialog closes; the button that opened the menu is still there.
  const menuButton = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const element = menuButton ? document.getElementById(menuButton) : active;
  return element instanceof HTMLElement ? element : null;
}

/** Remembers what had the focus when a dialog was asked to open, before its code came; undefined while it never was. */
export function useOpener(open: boolean): HTMLElement | null | undefined {
  const [last, setLast] = useState<{ open: boolean; element?: HTMLElement | null }>({ open: false });
  if (last.open === open) return last.element;
  const element = open ? opener() : last.element;
  setLast(element === undefined ? { open } : { open, element });
  return element;
}

/** For `onCloseAutoFocus`: gives the focus back to where it was. */
export const returnFocus = (element: HTMLElement | null) => (event: Event) => {
  if (!element?.isConnected) return;
  event.preventDefault();
  element.focus();
};
