import { Toaster } from '@plaza/ui';
import { useSyncExternalStore } from 'react';
import { closeToast, toastQueue } from './toast-queue';

/** The place where toasts appear; one per page, at the root. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.read);
  return <Toaster toasts={toasts} onOpenChange={(id, open) => !open && closeToast(id)} />;
}
