import type { ReactNode } from 'react';
import { useOverlays } from '../lazy-overlays/use-overlays';
import { useOpener } from './opener';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** The verb of what will happen. */
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  loading?: boolean;
  /** Closing afterwards is the caller's. */
  onConfirm: () => void;
}

/** A question before something that cannot be undone; the focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const opener = useOpener(props.open);
  const overlays = useOverlays(props.open, () => props.onOpenChange(false));
  return overlays && opener !== undefined && <overlays.ConfirmDialogContent {...props} opener={opener} />;
}
