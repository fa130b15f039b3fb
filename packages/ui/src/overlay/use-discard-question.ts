import { type FocusEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { DialogProps } from './dialog';
import { hasEntry, isSaving, noteTouch, type TouchedFields } from './touched-fields';
import { useBrowserBack } from './use-browser-back';

/**
 * Asks before a dialog is closed in whose form the user has changed something, unless that is being saved.
 * @returns properties for the box of the dialog; what closes the dialog; and properties for the question
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
    const { current: box } = ref;
    const isNeeded = box !== null && (isChanged === undefined ? hasEntry(touched, box) : isChanged && !isSaving(box));
    if (isNeeded) setAsking(true);
    return isNeeded;
  }

  function handleOpenChange(next: boolean) {
    // Should saving fail, what was entered is still there; Cancel does not wait for it.
    const isKept = !next && (ask() || (ref.current !== null && isSaving(ref.current)));
    if (!isKept) onOpenChange(next);
  }

  useBrowserBack(open, ask);

  // What is dictated or filled in comes without a key or a press.
  useEffect(() => {
    if (!open) return undefined;
    const handle = ({ target }: Event) => ref.current && target && noteTouch(touched, ref.current, target);
    document.addEventListener('beforeinput', handle, { capture: true });
    return () => document.removeEventListener('beforeinput', handle, { capture: true });
  }, [open, touched]);

  const handleTouch = ({ currentTarget, target }: SyntheticEvent<HTMLDivElement>) =>
    noteTouch(touched, currentTarget, target);

  /** The first focus is the dialog's doing, and what loads later may still change that field. */
  function handleFocus(event: FocusEvent<HTMLDivElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) handleTouch(event);
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
    },
    handleOpenChange,
    questionProps: { open: isAsking, onOpenChange: setAsking, onConfirm: handleDiscard },
  } as const;
}
