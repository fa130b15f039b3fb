import { overlaysErrorEvent, Toaster } from '@plaza/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { log } from '../log';
import { closeToast, toast, toastQueue } from './toast-queue';

/** Renders the toasts, and shows one when an overlay fails to load; mount it once per page, at the root. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.read);
  useEffect(() => {
    window.addEventListener(overlaysErrorEvent, handleLost);
    return () => window.removeEventListener(overlaysErrorEvent, handleLost);
  }, []);
  return <Toaster toasts={toasts} onOpenChange={(id, open) => !open && closeToast(id)} />;
}

function handleLost(event: Event) {
  log.error('an overlay could not be loaded', event instanceof CustomEvent ? event.detail : event);
  toast({ title: 'Error', description: 'This did not load. Please try again.', variant: 'error' });
}
