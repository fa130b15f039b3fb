import type { ToastMessage } from '@plaza/ui';

export type NewToast = Omit<ToastMessage, 'id' | 'open'>;

/** The action of a toast whose act can be undone. `onUndo` reports by itself when it fails. */
export const undo = (onUndo: () => Promise<unknown>): NonNullable<ToastMessage['action']> => ({
  label: 'Undo',
  onClick: () => void onUndo(),
});

/** How long a closed toast is remembered. */
const forgetAfterMs = 1_000_000;
const limit = 1;

let toasts: readonly ToastMessage[] = [];
let counter = 0;
const listeners = new Set<() => void>();

function become(next: readonly ToastMessage[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message; the one before gives way. Returns its id. */
export function toast(message: NewToast): string {
  counter += 1;
  const id = String(counter);
  become([{ ...message, id, open: true }, ...toasts].slice(0, limit));
  return id;
}

/** Closes a message now; it is forgotten much later. */
export function closeToast(id: string): void {
  become(toasts.map((one) => (one.id === id ? { ...one, open: false } : one)));
  setTimeout(() => become(toasts.filter((one) => one.id !== id)), forgetAfterMs);
}

export const toastQueue = {
  read: () => toasts,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
