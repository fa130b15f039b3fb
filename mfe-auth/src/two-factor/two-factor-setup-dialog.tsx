import type { TwoFactorDialogProps } from './two-factor-dialog-props';

export function TwoFactorSetupDialog(_props: TwoFactorDialogProps) {
  return null;
}
