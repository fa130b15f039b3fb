import type { ReactNode } from 'react';
import { useParts } from '../opened/use-parts';
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
  const parts = useParts(props.open, () => props.onOpenChange(false));
  return parts && opener !== undefined && <parts.ConfirmDialogPart {...props} opener={opener} />;
}
