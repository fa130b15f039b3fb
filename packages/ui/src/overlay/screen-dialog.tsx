import type { ReactNode } from 'react';
import { useOverlays } from '../lazy-overlays/use-overlays';
import { useOpener } from './opener';

export interface ScreenDialogProps {
  title: string;
  subtitle?: string;
  /** The label of the button that closes it; Escape does the same. */
  backLabel: string;
  onBack: () => void;
  children: ReactNode;
}

/**
 * A dialog that fills the screen; the page behind it stays as it was. Rendered only while it is open. Like a Dialog, it
 * asks for confirmation before form input is lost.
 */
export function ScreenDialog(props: ScreenDialogProps) {
  const opener = useOpener(true);
  const overlays = useOverlays(true, props.onBack);
  return overlays && opener !== undefined && <overlays.ScreenDialogContent {...props} opener={opener} />;
}
