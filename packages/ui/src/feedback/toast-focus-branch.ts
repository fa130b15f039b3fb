import { FocusScope } from 'radix-ui/internal';
import { useSyncExternalStore } from 'react';

/** Shared by all dialogs, as a page has one Toaster. */
let region: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** Registers the element that contains toasts, for open dialogs. */
export function setToastRegion(next: HTMLElement | null): void {
  region = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * For the content of a dialog: allows the focus to move to the toast, the only element outside of a dialog that may get
 * it.
 */
export function ToastFocusBranch() {
  FocusScope.useFocusScopeBranch(useSyncExternalStore(subscribe, () => region));
  return null;
}
