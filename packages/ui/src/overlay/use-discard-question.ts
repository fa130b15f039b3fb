import { type FocusEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { DialogProps } from './dialog';
import { hasEntry, isSaving, noteTouch, type TouchedFields } from './touched-fields';
import { useBrowserBack } from './use-browser-back';
import { useUnloadWatch } from './use-unload-watch';

interface DiscardQuestionOptions extends Pick<DialogProps, 'open' | 'onOpenChange' | 'isChanged'> {
  /** Whether the dialog has a Cancel button, which closes it even while saving, at the latest after some seconds. */
  readonly hasCancel: boolean;
}

/**
 * Asks before the user closes a dialog with a changed form, unless the form is being saved.
 * @returns properties for the box of the dialog; the function that closes the dialog; and properties for the question
 */
export function useDiscardQuestion({ open, onOpenChange, isChanged, hasCancel }: DiscardQuestionOptions) {
  const ref = useRef<HTMLDivElement>(null);
  const [touched] = useState<TouchedFields>(() => new Map());
  const [isAsking, setAsking] = useState(false);
  if (isAsking && !open) setAsking(false);

  /** Whether there is input that is neither saved nor being saved. */
  const isUnsaved = (box: HTMLElement) =>
    isChanged === undefined ? hasEntry(touched, box) : isChanged && !isSaving(box);
  /** Whether the input is being saved, which may fail. */
  const isPending = (box: HTMLElement) => hasCancel && isSaving(box);

  /** @returns whether the dialog stays open; asks if there is unsaved input */
  function stays(): boolean {
    const { current: box } = ref;
    if (!box) return false;
    if (!isUnsaved(box)) return isPending(box);
    setAsking(true);
    return true;
  }

  function handleOpenChange(next: boolean) {
    if (next || !stays()) onOpenChange(next);
  }

  useBrowserBack(open, stays);
  useUnloadWatch(open, () => ref.current !== null && (isUnsaved(ref.current) || isPending(ref.current)));

  // Dictation and autofill change fields without a key or a press.
  useEffect(() => {
    if (!open) return undefined;
    const handle = ({ target }: Event) => ref.current && target && noteTouch(touched, ref.current, target);
    document.addEventListener('beforeinput', handle, { capture: true });
    return () => {
      document.removeEventListener('beforeinput', handle, { capture: true });
      touched.clear();
    };
  }, [open, touched]);

  const handleTouch = ({ currentTarget, target }: SyntheticEvent<HTMLDivElement>) =>
    noteTouch(touched, currentTarget, target);

  /** Ignores the first focus: the dialog sets it, and data that loads later may still change that field. */
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
