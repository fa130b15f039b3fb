import type { OpenProps } from '../frame/lazy-dialog';

export async function disableTwoFactor() {
  const { DisableTwoFactorDialog } = await import('../two-factor/disable-two-factor-dialog');
  return (props: OpenProps) => <DisableTwoFactorDialog family="profile" {...props} />;
}

export async function regenerateBackupCodes() {
  const { RegenerateBackupCodesDialog } = await import('../two-factor/regenerate-backup-codes-dialog');
  return (props: OpenProps) => <RegenerateBackupCodesDialog family="profile" {...props} />;
}
