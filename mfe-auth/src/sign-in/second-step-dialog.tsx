import { limits } from '@plaza/contracts/limits';
import { Button, Dialog, FormAlert, LinkButton, Stack } from '@plaza/ui';
import { useCancelLock } from '../forms/use-cancel-lock';
import { SecondStepField } from './second-step-field';
import { type SecondStep, useSecondStep } from './use-second-step';

interface SecondStepDialogProps extends SecondStep {
  onCancel: () => void;
}

/** The second step of signing in: the six digits of the authenticator, or a backup code. */
export function SecondStepDialog({ onCancel, ...step }: SecondStepDialogProps) {
  const { form, isBackup, isComplete, switchKind, abort } = useSecondStep(step);
  const isCancelLocked = useCancelLock(form.isSaving);

  function handleCancel() {
    abort();
    onCancel();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && handleCancel()}
      size="sm"
      title="Two-Factor Verification"
      description={
        isBackup
          ? 'Enter one of the backup codes that you saved. Each works once.'
          : `Enter the ${limits.codeLength} digits that your authenticator app shows.`
      }
      onSubmit={() => isComplete && void form.submit()}
      footer={
        <>
          <Button disabled={isCancelLocked} onClick={handleCancel}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" disabled={!isComplete} loading={form.isSaving}>
            Verify
          </Button>
        </>
      }
    >
      <Stack ref={form.ref}>
        <SecondStepField form={form} isBackup={isBackup} />
        <FormAlert>{form.errors.token}</FormAlert>
        <div>
          <LinkButton onClick={switchKind}>{isBackup ? 'Use the authenticator app' : 'Use a backup code'}</LinkButton>
        </div>
      </Stack>
    </Dialog>
  );
}
