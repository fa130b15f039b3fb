import type { TwoFactorFamily } from '@plaza/contracts/identity/two-factor';
import { Button, Dialog, FormAlert, Stack } from '@plaza/ui';
import { BackupCodes } from './backup-codes';
import { PasswordStep } from './password-step';
import { StepIntro } from './step-intro';
import type { TwoFactorDialogProps } from './two-factor-dialog-props';
import { useRegeneration } from './use-regeneration';

/** Asks first, asks for the password where the server does, then shows the new codes. */
export function RegenerateBackupCodesDialog({ open, family, onOpenChange }: TwoFactorDialogProps) {
  return open ? <RegenerateSteps family={family} onClose={() => onOpenChange(false)} /> : null;
}

function RegenerateSteps({ family, onClose }: { family: TwoFactorFamily; onClose: () => void }) {
  const { step, codes, password, error, input, isBusy, handlePassword, regenerate } = useRegeneration(family);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={step === 'codes' ? 'Your new backup codes' : 'Regenerate backup codes?'}
      onSubmit={() => {
        if (step === 'codes') onClose();
        else if (!isBusy) void regenerate();
      }}
      footer={
        <>
          {step !== 'codes' && <Button onClick={onClose}>Cancel</Button>}
          <Button type="submit" variant="primary" loading={isBusy}>
            {step === 'codes' ? 'Done' : 'Regenerate'}
          </Button>
        </>
      }
    >
      {step === 'confirm' && (
        <Stack>
          <StepIntro>You get ten new codes, and the ones that you have stop working at once.</StepIntro>
          <FormAlert>{error}</FormAlert>
        </Stack>
      )}
      {step === 'password' && (
        <PasswordStep input={input} value={password} error={error} onChange={handlePassword}>
          It was some time ago that you proved who you are. Enter your password to go on.
        </PasswordStep>
      )}
      {step === 'codes' && <BackupCodes codes={codes} />}
    </Dialog>
  );
}
