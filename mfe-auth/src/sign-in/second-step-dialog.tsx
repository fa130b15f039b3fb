import type { User } from '@plaza/contracts/identity/session';
import { limits } from '@plaza/contracts/limits';
import { Button, Dialog, Field, FormAlert, LinkButton, Stack, TextInput } from '@plaza/ui';
import { useForm } from '@plaza/web-kit';
import { useState } from 'react';
import { useAuthVerifySignInMutation } from '../auth-api';
import { CodeInput } from '../forms/code-input';
import { failureMessage } from '../forms/failure-message';
import { toFormError } from '../forms/to-form-error';
import { signInFailed } from './sign-in-failure';

interface SecondStepDialogProps {
  userId: string;
  onVerified: (accessToken: string, user: User) => Promise<void>;
  /** Called when the user must choose another password first. */
  onPasswordChange: (resetId: string) => void;
  /** Called when the challenge has ended, so that the password is required again. */
  onEnded: (reason: string) => void;
  onCancel: () => void;
}

const backupCodeMax = 32;
const blank = { token: '' };

/** The second step of signing in: the six digits of the authenticator, or a backup code. */
export function SecondStepDialog({ userId, onVerified, onPasswordChange, onEnded, onCancel }: SecondStepDialogProps) {
  const [verify] = useAuthVerifySignInMutation();
  const [isBackup, setIsBackup] = useState(false);

  const form = useForm<typeof blank>({
    initial: blank,
    validate: () => undefined,
    async save({ token }) {
      const { data: answer, error } = await verify({ body: { userId, token: token.trim() } });
      if (error) {
        form.replace(blank);
        return { error: toFormError(error, failureMessage(error, 'Invalid verification code'), 'token') };
      }
      const { accessToken, user, requiresPasswordChange, resetId } = answer.data;
      if (accessToken && user) await onVerified(accessToken, user);
      else if (requiresPasswordChange && resetId) onPasswordChange(resetId);
      else onEnded(signInFailed);
      return {};
    },
    onSaved: () => undefined,
    async onRejected(error) {
      const hasEnded = error.data?.error.code === 'challenge_ended';
      if (hasEnded) onEnded(error.message);
      return hasEnded;
    },
  });
  const { token } = form.draft;
  const error = form.errors.token;
  /** An alert above the field describes the error, for both kinds of codes. */
  const invalid = error === undefined ? {} : { 'aria-invalid': true };
  const isComplete = isBackup ? token.trim() !== '' : token.length === limits.codeLength;

  function handleSwitch() {
    setIsBackup(!isBackup);
    form.replace(blank);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      size="sm"
      title="Two-factor verification"
      description={
        isBackup
          ? 'Enter one of the backup codes that you saved. Each works once.'
          : `Enter the ${limits.codeLength} digits that your authenticator app shows.`
      }
      onSubmit={() => isComplete && void form.submit()}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={!isComplete} loading={form.isSaving}>
            Verify
          </Button>
        </>
      }
    >
      <Stack ref={form.ref}>
        {isBackup ? (
          <Field key="backup" label="Backup code">
            <TextInput
              {...form.input('token')}
              {...invalid}
              name="backupCode"
              autoFocus
              autoComplete="one-time-code"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={backupCodeMax}
            />
          </Field>
        ) : (
          <Field key="digits" label="Verification code">
            <CodeInput
              {...invalid}
              kind="digits"
              name="token"
              autoFocus
              value={token}
              onCodeChange={(code) => form.change({ token: code })}
            />
          </Field>
        )}
        <FormAlert>{error}</FormAlert>
        <div>
          <LinkButton onClick={handleSwitch}>{isBackup ? 'Use the authenticator app' : 'Use a backup code'}</LinkButton>
        </div>
      </Stack>
    </Dialog>
  );
}
