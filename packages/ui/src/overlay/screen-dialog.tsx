import type { ReactNode } from 'react';
import { useParts } from '../opened/use-parts';
import { useOpener } from './opener';

export interface ScreenDialogProps {
  title: string;
  subtitle?: string;
  /** The words of the one way out, which Escape takes as well. */
  backLabel: string;
  onBack: () => void;
  children: ReactNode;
}

/** A place that fills the screen for a while; what lies behind it stays as it was. Rendered only while it is open. */
export function ScreenDialog(props: ScreenDialogProps) {
  const opener = useOpener(true);
  const parts = useParts(true, props.onBack);
  return parts && opener !== undefined && <parts.ScreenDialogPart {...props} opener={opener} />;
}
