import type { TwoFactorFamily } from '@plaza/contracts/identity/two-factor';
import { Button, Dialog } from '@plaza/ui';
import { BackupCodes } from './backup-codes';
import { PasswordStep } from './password-step';
import { ScanStep } from './scan-step';
import type { TwoFactorDialogProps } from './two-factor-dialog-props';
import { type SetupStep, useTwoFactorSetup } from './use-two-factor-setup';
import { VerifyStep } from './verify-step';

/** Four steps: password, setup, verify, backup codes. What they hold is gone as soon as it closes. */
export function TwoFactorSetupDialog({ open, family, onOpenChange }: TwoFactorDialogProps) {
  return open ? <SetupSteps family={family} onClose={() => onOpenChange(false)} /> : null;
}

const places: Record<SetupStep['at'], string> = {
  password: 'Step 1 of 4 · Password',
  setup: 'Step 2 of 4 · Authenticator app',
  verify: 'Step 3 of 4 · First code',
  codes: 'Step 4 of 4 · Backup codes',
};

const onward: Record<SetupStep['at'], string> = {
  password: 'Continue',
  setup: 'Continue',
  verify: 'Verify',
  codes: 'Done',
};

function SetupSteps({ family, onClose }: { family: TwoFactorFamily; onClose: () => void }) {
  const { step, entry, error, input, isBusy, handleEntry, goOn, goBack } = useTwoFactorSetup(family);
  const field = { input, value: entry, error, onChange: handleEntry };
  const back = step.at === 'setup' || step.at === 'verify';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Set up two-factor authentication"
      description={places[step.at]}
      onSubmit={() => {
        if (step.at === 'codes') onClose();
        else if (!isBusy) void goOn();
      }}
      footer={
        <>
          {step.at === 'password' && <Button onClick={onClose}>Cancel</Button>}
          {back && (
            <Button disabled={isBusy} onClick={goBack}>
              Back
            </Button>
          )}
          <Button type="submit" variant="primary" loading={isBusy}>
            {onward[step.at]}
          </Button>
        </>
      }
    >
      {step.at === 'password' && (
        <PasswordStep {...field}>Before anything changes, show that this account is yours.</PasswordStep>
      )}
      {step.at === 'setup' && <ScanStep setup={step.setup} />}
      {step.at === 'verify' && <VerifyStep {...field} />}
      {step.at === 'codes' && <BackupCodes codes={step.codes} />}
    </Dialog>
  );
}
