import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadOverlays, overlaysStore } from '../lazy-overlays/load-overlays';
import { PlainToast } from './plain-toast';

/** One message that passes. `open: false` closes it; forgetting it afterwards is the state's business. */
export interface ToastMessage {
  id: string;
  title: string;
  description?: string;
  variant?: 'default' | 'success' | 'error';
  /** One way back or on, such as Undo; pressing it also closes the toast. */
  action?: { label: string; onClick: () => void };
  open: boolean;
}

export interface ToasterProps {
  /** Newest first: only the first is shown. */
  toasts: readonly ToastMessage[];
  /** Called with false after 5,000 ms, a swipe of 50 px, Escape, the close button or the action. */
  onOpenChange: (id: string, open: boolean) => void;
}

/**
 * Shows at most one toast, where nothing that can be pressed is beneath it; F8 brings the keyboard to it, from dialogs
 * too. Where the code for that cannot be had the toast comes without: a message is not lost.
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
