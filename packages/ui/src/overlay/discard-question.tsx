import { ConfirmDialogContent } from './confirm-dialog-content';
import type { DiscardQuestionTexts } from './dialog';
import { useOpener } from './opener';
import type { useDiscardQuestion } from './use-discard-question';

type Props = ReturnType<typeof useDiscardQuestion>['questionProps'] & {
  readonly texts?: DiscardQuestionTexts | undefined;
};

const aboutInput: DiscardQuestionTexts = {
  title: 'Discard what you entered?',
  description: 'It is not saved yet.',
  confirmLabel: 'Discard',
  cancelLabel: 'Go On Editing',
};

/** The question of `useDiscardQuestion`. Not a ConfirmDialog, which would load its code separately. */
export function DiscardQuestion({ texts = aboutInput, ...props }: Props) {
  const opener = useOpener(props.open);
  return opener !== undefined && <ConfirmDialogContent {...props} {...texts} opener={opener} danger />;
}
