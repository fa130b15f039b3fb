import { useState } from 'react';

function opener(): HTMLElement | null {
  const active = document.activeElement;
  // A menu's line is gone when the dialog closes; the button that opened the menu is still there.
  const menuButton = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const element = menuButton ? document.getElementById(menuButton) : active;
  return element instanceof HTMLElement ? element : null;
}

/** Remembers what had the focus before a dialog's first render; the answer gives it back, for `onCloseAutoFocus`. */
export function useReturnFocus(): (event: Event) => void {
  const [element] = useState(opener);
  return (event) => {
    if (!element?.isConnected) return;
    event.preventDefault();
    element.focus();
  };
}
