import type { ReactNode } from 'react';
import { useOverlays } from '../lazy-overlays/use-overlays';
import { useOpener } from './opener';

export interface ScreenDialogProps {
  title: string;
  subtitle?: string;
  /** The words of the one way out, which Escape takes as well. */
  backLabel: string;
  onBack: () => void;
  children: ReactNode;
}

/**
 * A place that fills the screen for a while; what lies behind it stays as it was. Rendered only while it is open. It
 * asks before what was entered in its forms is lost, as a Dialog does.
 */
export function ScreenDialog(props: ScreenDialogProps) {
  const opener = useOpener(true);
  const overlays = useOverlays(true, props.onBack);
  return overlays && opener !== undefined && <overlays.ScreenDialogContent {...props} opener={opener} />;
}
