import { ConfirmDialogContent } from './confirm-dialog-content';
import { useOpener } from './opener';
import type { useDiscardQuestion } from './use-discard-question';

/** The question of `useDiscardQuestion`. Not a ConfirmDialog, which would load its code separately. */
export function DiscardQuestion(props: ReturnType<typeof useDiscardQuestion>['questionProps']) {
  const opener = useOpener(props.open);
  return (
    opener !== undefined && (
      <ConfirmDialogContent
        {...props}
        opener={opener}
        title="Discard what you entered?"
        description="It is not saved yet."
        confirmLabel="Discard"
        cancelLabel="Go on editing"
        danger
      />
    )
  );
}
