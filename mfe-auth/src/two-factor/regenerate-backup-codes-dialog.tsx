import type { TwoFactorFamily } from '@plaza/contracts/identity/two-factor';
import { Button, Dialog, FormAlert, Stack } from '@plaza/ui';
import { useCancelLock } from '../forms/use-cancel-lock';
import { BackupCodes, closeCodesQuestion, codesSavedLabel } from './backup-codes';
import { PasswordStep } from './password-step';
import { StepIntro } from './step-intro';
import type { TwoFactorDialogProps } from './two-factor-dialog-props';
import { useRegeneration } from './use-regeneration';

/** Asks for confirmation, and for the password if the server requires it, then shows the new codes. */
export function RegenerateBackupCodesDialog({ open, family, onOpenChange }: TwoFactorDialogProps) {
  return open ? <RegenerateSteps family={family} onClose={() => onOpenChange(false)} /> : null;
}

function RegenerateSteps({ family, onClose }: { family: TwoFactorFamily; onClose: () => void }) {
  const { step, form } = useRegeneration(family);
  const isCancelLocked = useCancelLock(form.isSaving);
  const isDone = step.at === 'codes';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      isChanged={isDone || undefined}
      discardQuestion={isDone ? closeCodesQuestion : undefined}
      size="sm"
      title={isDone ? 'Your New Backup Codes' : 'Regenerate backup codes?'}
      onSubmit={() => (isDone ? onClose() : void form.submit())}
      footer={
        <>
          {!isDone && (
            // While codes are being replaced, closing would lose the new ones.
            <Button disabled={isCancelLocked} onClick={onClose}>
              Cancel
            </Button>
          )}
          <Button type="submit" variant="primary" loading={form.isSaving}>
            {isDone ? codesSavedLabel : 'Regenerate'}
          </Button>
        </>
      }
    >
      {step.at === 'confirm' && (
        <Stack>
          <StepIntro>You get ten new codes, and the ones that you have stop working at once.</StepIntro>
          <FormAlert>{form.alert}</FormAlert>
        </Stack>
      )}
      {step.at === 'password' && (
        <PasswordStep form={form}>
          It was some time ago that you proved who you are. Enter your password to go on.
        </PasswordStep>
      )}
      {isDone && <BackupCodes codes={step.codes} />}
    </Dialog>
  );
}
