import type { ReactNode } from 'react';
import { useOverlays } from '../lazy-overlays/use-overlays';
import { useOpener } from './opener';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** The verb of the action. */
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  loading?: boolean;
  /** The caller has to close the dialog afterwards. */
  onConfirm: () => void;
}

/** A confirmation of an irreversible action; the focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const opener = useOpener(props.open);
  const overlays = useOverlays(props.open, () => props.onOpenChange(false));
  return overlays && opener !== undefined && <overlays.ConfirmDialogContent {...props} opener={opener} />;
}
