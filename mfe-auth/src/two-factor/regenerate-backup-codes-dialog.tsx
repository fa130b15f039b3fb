import type { TwoFactorDialogProps } from './two-factor-dialog-props';

export function RegenerateBackupCodesDialog(_props: TwoFactorDialogProps) {
  return null;
}
