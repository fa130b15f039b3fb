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
/** How many changes of the user are aborting writes at present. */
let aborting = 0;
const listeners = new Set<() => void>();

function become(next: readonly ToastMessage[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a message in place of the previous one, except the failure of a write that was aborted with the session of its
 * user. Returns its id.
 */
export function toast(message: NewToast): string {
  counter += 1;
  const id = String(counter);
  if (aborting > 0 && message.variant === 'error') return id;
  become([{ ...message, id, open: true }, ...toasts].slice(0, limit));
  return id;
}

/** Closes a message now; it is removed from the queue much later. */
export function closeToast(id: string): void {
  become(toasts.map((one) => (one.id === id ? { ...one, open: false } : one)));
  setTimeout(() => become(toasts.filter((one) => one.id !== id)), forgetAfterMs);
}

/**
 * Removes all messages: those of one user are not shown to the next one, who could also press their actions. Nor are
 * the failures of these aborted writes shown, which are reported as soon as the writes have ended.
 */
export function clearToasts(aborted: readonly Promise<unknown>[] = []): void {
  become([]);
  if (aborted.length > 0) void ignoreFailures(aborted);
}

async function ignoreFailures(aborted: readonly Promise<unknown>[]): Promise<void> {
  aborting += 1;
  await Promise.allSettled(aborted);
  setTimeout(() => {
    aborting -= 1;
  });
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
