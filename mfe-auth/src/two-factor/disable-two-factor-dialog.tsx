import type { TwoFactorFamily } from '@plaza/contracts/identity/two-factor';
import { Button, Dialog } from '@plaza/ui';
import { toast } from '@plaza/web-kit';
import { useRef, useState } from 'react';
import { failureMessage } from '../forms/failure-message';
import { PasswordStep } from './password-step';
import { StepIntro } from './step-intro';
import { useAuthTwoFactorDisableMutation } from './two-factor-api';
import type { TwoFactorDialogProps } from './two-factor-dialog-props';

/** Warns, then asks for the password, then switches two-factor off. */
export function DisableTwoFactorDialog({ open, family, onOpenChange }: TwoFactorDialogProps) {
  return open ? <DisableSteps family={family} onClose={() => onOpenChange(false)} /> : null;
}

function DisableSteps({ family, onClose }: { family: TwoFactorFamily; onClose: () => void }) {
  const [disable, { isLoading }] = useAuthTwoFactorDisableMutation();
  const [isWarned, setIsWarned] = useState(false);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function handlePassword(text: string) {
    setPassword(text);
    setError(undefined);
  }

  async function handleSubmit() {
    if (!isWarned) return setIsWarned(true);
    if (password === '' || isLoading) return;
    const { error } = await disable({ family, password });
    if (error) {
      setError(failureMessage(error, 'Failed to disable 2FA'));
      return input.current?.focus();
    }
    onClose();
    toast({ title: '2FA Disabled', description: 'Your password alone opens your account now.', variant: 'success' });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Disable two-factor authentication?"
      onSubmit={handleSubmit}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {isWarned ? (
            <Button key="disable" type="submit" variant="danger" disabled={password === ''} loading={isLoading}>
              Disable 2FA
            </Button>
          ) : (
            <Button key="continue" type="submit" variant="danger">
              Continue
            </Button>
          )}
        </>
      }
    >
      {isWarned ? (
        <PasswordStep input={input} value={password} error={error} onChange={handlePassword}>
          Enter your password to switch it off.
        </PasswordStep>
      ) : (
        <StepIntro>
          Your account becomes less secure: whoever learns your password can sign in. Your backup codes stop working.
        </StepIntro>
      )}
    </Dialog>
  );
}
