import type { TwoFactorFamily } from '@plaza/contracts/identity/two-factor';
import { Button, Dialog } from '@plaza/ui';
import { useCancelLock } from '../forms/use-cancel-lock';
import { BackupCodes, closeCodesQuestion, codesSavedLabel } from './backup-codes';
import { PasswordStep } from './password-step';
import { ScanStep } from './scan-step';
import type { TwoFactorDialogProps } from './two-factor-dialog-props';
import { type SetupStep, useTwoFactorSetup } from './use-two-factor-setup';
import { VerifyStep } from './verify-step';

/** Four steps: password, setup, verification, backup codes. Their state is discarded when the dialog closes. */
export function TwoFactorSetupDialog({ open, family, onOpenChange }: TwoFactorDialogProps) {
  return open ? <SetupSteps family={family} onClose={() => onOpenChange(false)} /> : null;
}

const descriptions: Record<SetupStep['at'], string> = {
  password: 'Step 1 of 4 · Password',
  setup: 'Step 2 of 4 · Authenticator app',
  verify: 'Step 3 of 4 · First code',
  codes: 'Step 4 of 4 · Backup codes',
};

const submitLabels: Record<SetupStep['at'], string> = {
  password: 'Continue',
  setup: 'Continue',
  verify: 'Verify',
  codes: codesSavedLabel,
};

function SetupSteps({ family, onClose }: { family: TwoFactorFamily; onClose: () => void }) {
  const { step, form, goOn, goBack } = useTwoFactorSetup(family);
  const isBackLocked = useCancelLock(form.isSaving);
  const hasBack = step.at === 'setup' || step.at === 'verify';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      isChanged={step.at === 'codes' || undefined}
      discardQuestion={step.at === 'codes' ? closeCodesQuestion : undefined}
      size="sm"
      title="Set Up Two-Factor Authentication"
      description={descriptions[step.at]}
      onSubmit={() => (step.at === 'codes' ? onClose() : goOn())}
      footer={
        <>
          {step.at === 'password' && <Button onClick={onClose}>Cancel</Button>}
          {hasBack && (
            <Button disabled={isBackLocked} onClick={goBack}>
              Back
            </Button>
          )}
          <Button type="submit" variant="primary" loading={form.isSaving}>
            {submitLabels[step.at]}
          </Button>
        </>
      }
    >
      {step.at === 'password' && (
        <PasswordStep form={form}>Before anything changes, show that this account is yours.</PasswordStep>
      )}
      {step.at === 'setup' && <ScanStep setup={step.setup} />}
      {step.at === 'verify' && <VerifyStep form={form} />}
      {step.at === 'codes' && <BackupCodes codes={step.codes} />}
    </Dialog>
  );
}
