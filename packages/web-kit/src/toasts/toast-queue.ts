import type { ToastMessage } from '@plaza/ui';

export type NewToast = Omit<ToastMessage, 'id' | 'open'>;

/** The action of a toast whose change can be undone. `onUndo` must report its own errors. */
export const undo = (onUndo: () => Promise<unknown>): NonNullable<ToastMessage['action']> => ({
  label: 'Undo',
  onClick: () => void onUndo(),
});

/** How long a closed toast stays in the queue. */
const forgetAfterMs = 1_000_000;
const limit = 1;

let toasts: readonly ToastMessage[] = [];
let counter = 0;
const listeners = new Set<() => void>();

function become(next: readonly ToastMessage[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message in place of the previous one. Returns its id. */
export function toast(message: NewToast): string {
  counter += 1;
  const id = String(counter);
  become([{ ...message, id, open: true }, ...toasts].slice(0, limit));
  return id;
}

/** Closes a message now; it is removed from the queue much later. */
export function closeToast(id: string): void {
  become(toasts.map((one) => (one.id === id ? { ...one, open: false } : one)));
  setTimeout(() => become(toasts.filter((one) => one.id !== id)), forgetAfterMs);
}

/** Removes all messages: those of one user are not shown to the next one, who could also press their actions. */
export const clearToasts = (): void => become([]);

export const toastQueue = {
  read: () => toasts,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
