import type { TwoFactorFamily } from '@plaza/contracts/identity/two-factor';
import { Button, Dialog } from '@plaza/ui';
import { apiErrorIn, toast, useForm, useWhileOpen } from '@plaza/web-kit';
import { useState } from 'react';
import { failureMessage } from '../forms/failure-message';
import { toFormError } from '../forms/to-form-error';
import { blankEntry, type EntryDraft } from './entry-form';
import { PasswordStep } from './password-step';
import { StepIntro } from './step-intro';
import { useAuthTwoFactorDisableMutation } from './two-factor-api';
import type { TwoFactorDialogProps } from './two-factor-dialog-props';

/** Shows a warning, asks for the password, then disables two-factor. */
export function DisableTwoFactorDialog({ open, family, onOpenChange }: TwoFactorDialogProps) {
  return open ? <DisableSteps family={family} onClose={() => onOpenChange(false)} /> : null;
}

function DisableSteps({ family, onClose }: { family: TwoFactorFamily; onClose: () => void }) {
  const [disable] = useAuthTwoFactorDisableMutation();
  const [isWarned, setIsWarned] = useState(false);
  const close = useWhileOpen(onClose);
  const form = useForm<EntryDraft>({
    initial: blankEntry,
    validate: () => undefined,
    async save({ entry: password }) {
      const { error } = await disable({ family, password });
      const isOff = apiErrorIn(error)?.data?.error.code === 'two_factor_off'; // by a request whose response was lost
      if (!error || isOff) return {};
      return { error: toFormError(error, failureMessage(error, 'Failed to disable 2FA'), 'entry') };
    },
    onSaved() {
      close();
      toast({ title: '2FA Disabled', description: 'Your password alone opens your account now.', variant: 'success' });
    },
  });
  const isBlank = form.draft.entry === '';

  function handleSubmit() {
    if (!isWarned) setIsWarned(true);
    else if (!isBlank) void form.submit();
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
            <Button key="disable" type="submit" variant="danger" disabled={isBlank} loading={form.isSaving}>
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
        <PasswordStep form={form}>Enter your password to switch it off.</PasswordStep>
      ) : (
        <StepIntro>
          Your account becomes less secure: whoever learns your password can sign in. Your backup codes stop working.
        </StepIntro>
      )}
    </Dialog>
  );
}
