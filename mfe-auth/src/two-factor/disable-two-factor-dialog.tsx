import type { TwoFactorDialogProps } from './two-factor-dialog-props';

export function DisableTwoFactorDialog(_props: TwoFactorDialogProps) {
  return null;
}
