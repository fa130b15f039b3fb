import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadOverlays, overlaysStore } from '../lazy-overlays/load-overlays';
import { PlainToast } from './plain-toast';

/** A temporary message. `open: false` closes it; the state that holds it has to remove it afterwards. */
export interface ToastMessage {
  id: string;
  title: string;
  description?: string;
  variant?: 'default' | 'success' | 'error';
  /** One action, such as Undo; it also closes the toast. */
  action?: { label: string; onClick: () => void };
  open: boolean;
}

export interface ToasterProps {
  /** The newest first; only the first one is shown. */
  toasts: readonly ToastMessage[];
  /** Called with false after 5,000 ms, a swipe of 50 px, Escape, the close button or the action. */
  onOpenChange: (id: string, open: boolean) => void;
}

/**
 * Shows at most one toast, where it covers no control; F8 moves the focus to it, also from dialogs. If the code for
 * that fails to load, a plain toast is shown, so that no message is lost.
 */
export function Toaster(props: ToasterProps) {
  const overlays = useSyncExternalStore(overlaysStore.subscribe, overlaysStore.read);
  const [isLost, setLost] = useState(false);
  const toast = props.toasts[0];
  const isWaiting = toast?.open === true && !overlays;

  useEffect(() => {
    if (!isWaiting) return undefined;
    let isCancelled = false;
    loadOverlays().catch(() => !isCancelled && setLost(true));
    return () => {
      isCancelled = true;
      setLost(false);
    };
  }, [isWaiting]);

  if (overlays) return <overlays.ToasterContent {...props} />;
  return (
    isLost && toast && <PlainToast key={toast.id} toast={toast} onClose={() => props.onOpenChange(toast.id, false)} />
  );
}
