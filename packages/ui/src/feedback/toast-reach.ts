import { FocusScope } from 'radix-ui/internal';
import { useSyncExternalStore } from 'react';

let region: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** Says where toasts stand, for the dialogs that are open. */
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

/** Inside the content of a dialog: the dialog keeps the focus from everything outside of it but the toast. */
export function ToastReach() {
  FocusScope.useFocusScopeBranch(useSyncExternalStore(subscribe, () => region));
  return null;
}
