import { type FocusEvent, type FormEvent, type SyntheticEvent, useRef, useState } from 'react';
import type { DialogProps } from './dialog';
import { hasEntry, noteTouch, type TouchedFields } from './touched-fields';
import { useBrowserBack } from './use-browser-back';

/**
 * Asks before a dialog is closed in whose form the user has changed something, unless that is being saved.
 * @returns properties for the box of the dialog, in which a button of the type `reset` closes it like Escape does; what
 *   closes the dialog; and properties for the question
 */
export function useDiscardQuestion({
  open,
  onOpenChange,
  isChanged,
}: Pick<DialogProps, 'open' | 'onOpenChange' | 'isChanged'>) {
  const ref = useRef<HTMLDivElement>(null);
  const [touched] = useState<TouchedFields>(() => new Map());
  const [isAsking, setAsking] = useState(false);
  if (isAsking && !open) setAsking(false);

  /** @returns whether it asks */
  function ask(): boolean {
    const isNeeded = !isSaving(ref.current) && (isChanged ?? hasEntry(touched));
    if (isNeeded) setAsking(true);
    return isNeeded;
  }

  function handleOpenChange(next: boolean) {
    if (next || !ask()) onOpenChange(next);
  }

  useBrowserBack(open, ask);

  const handleTouch = ({ currentTarget, target }: SyntheticEvent<HTMLDivElement>) =>
    noteTouch(touched, currentTarget, target);

  /** The first focus is the dialog's doing, and what loads later may still change that field. */
  function handleFocus(event: FocusEvent<HTMLDivElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) handleTouch(event);
  }

  function handleReset(event: FormEvent<HTMLDivElement>) {
    event.preventDefault();
    event.stopPropagation();
    handleOpenChange(false);
  }

  function handleDiscard() {
    setAsking(false);
    onOpenChange(false);
  }

  return {
    boxProps: {
      ref,
      onFocusCapture: handleFocus,
      onPointerDownCapture: handleTouch,
      onKeyDownCapture: handleTouch,
      onReset: handleReset,
    },
    handleOpenChange,
    questionProps: { open: isAsking, onOpenChange: setAsking, onConfirm: handleDiscard },
  } as const;
}

const isSaving = (box: HTMLElement | null): boolean => Boolean(box?.querySelector('[type=submit][aria-busy=true]'));
