import type { FormEvent, ReactNode } from 'react';
import { useOverlays } from '../lazy-overlays/use-overlays';
import { useOpener } from './opener';

export interface DialogProps {
  open: boolean;
  /** Called with false as well where the dialog cannot be opened. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** Makes body and footer one form; the browser's own submission is already prevented. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /**
   * Whether closing loses what was entered, which Escape, a press outside, the X and the browser's Back then ask about,
   * and the browser itself as the page is reloaded or closed. Without it the fields of forms tell, own ones of the
   * children as well: those that the user touched, by what stood in them before. A form that stays once it is saved says
   * by `data-changed` whether it holds something unsaved.
   */
  isChanged?: boolean | undefined;
  /** 440, 560 or 800 px wide; under 640 px always the whole screen. */
  size?: 'sm' | 'md' | 'lg';
  /**
   * Leaves head and margins to the children, who bring their own way out, and lets the title be heard alone. It stands
   * high on the page and grows downwards only.
   */
  bare?: boolean;
  children?: ReactNode;
}

/** A task above the page: keeps the focus inside, closes on Escape, gives the focus back. */
export function Dialog(props: DialogProps) {
  const opener = useOpener(props.open);
  const overlays = useOverlays(props.open, () => props.onOpenChange(false));
  return overlays && opener !== undefined && <overlays.DialogContent {...props} opener={opener} />;
}
