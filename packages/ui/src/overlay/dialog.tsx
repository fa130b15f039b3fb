import type { FormEvent, ReactNode } from 'react';
import { useOverlays } from '../lazy-overlays/use-overlays';
import { useOpener } from './opener';

/** The texts of the question before closing a dialog would lose something. */
export interface DiscardQuestionTexts {
  readonly title: string;
  readonly description: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
}

export interface DialogProps {
  open: boolean;
  /** Also called with false if the dialog fails to open. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** Makes body and footer one form; the browser's own submission is already prevented. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /**
   * Whether closing would lose input; Escape, a press outside, the X and the browser's Back then ask for confirmation,
   * as does the browser before it reloads or closes the page. Without this prop the form fields decide, including those
   * of forms in the children: touched fields are compared with their earlier value. A form that remains after saving
   * states by `data-changed` whether it has unsaved changes.
   */
  isChanged?: boolean | undefined;
  /** For a dialog whose content would be lost; by default the question is about what the user entered. */
  discardQuestion?: DiscardQuestionTexts | undefined;
  /** 440, 560 or 800 px wide; below 640 px the whole screen. */
  size?: 'sm' | 'md' | 'lg';
  /**
   * Without header and padding: the children provide a way to close it, and the title is for screen readers only. The
   * box is near the top of the page and grows downwards.
   */
  bare?: boolean;
  children?: ReactNode;
}

/** A modal dialog: keeps the focus inside, closes on Escape, and returns the focus. */
export function Dialog(props: DialogProps) {
  const opener = useOpener(props.open);
  const overlays = useOverlays(props.open, () => props.onOpenChange(false));
  return overlays && opener !== undefined && <overlays.DialogContent {...props} opener={opener} />;
}
