import type { User } from '@plaza/contracts/identity/session';
import { limits } from '@plaza/contracts/limits';
import { Button, Dialog, Field, FormAlert, LinkButton, Stack, TextInput } from '@plaza/ui';
import { apiErrorIn } from '@plaza/web-kit';
import { useRef, useState } from 'react';
import { useAuthVerifySignInMutation } from '../auth-api';
import { CodeInput } from '../forms/code-input';
import { failureMessage } from '../forms/failure-message';
import { signInFailed } from './sign-in-failure';

interface SecondStepDialogProps {
  userId: string;
  onVerified: (accessToken: string, user: User) => Promise<void>;
  /** Another password has to be chosen first. */
  onPasswordChange: (resetId: string) => void;
  /** The challenge counts no longer: the password is asked for again. */
  onEnded: (reason: string) => void;
  onCancel: () => void;
}

const backupCodeMax = 32;

/** The second step of signing in: six digits of the authenticator, or a backup code. */
export function SecondStepDialog({ userId, onVerified, onPasswordChange, onEnded, onCancel }: SecondStepDialogProps) {
  const [verify] = useAuthVerifySignInMutation();
  const [isBackup, setIsBackup] = useState(false);
  const [token, setToken] = useState('');
  const [alert, setAlert] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isComplete = isBackup ? token.trim() !== '' : token.length === limits.codeLength;

  async function handleSubmit() {
    if (!isComplete || isBusy) return;
    setAlert(undefined);
    setIsBusy(true);
    const { data: answer, error } = await verify({ body: { userId, token: token.trim() } });
    const { accessToken, user, requiresPasswordChange, resetId } = answer?.data ?? {};
    if (accessToken && user) return onVerified(accessToken, user);
    if (requiresPasswordChange && resetId) return onPasswordChange(resetId);
    setIsBusy(false);
    if (!error) return onEnded(signInFailed);
    if (apiErrorIn(error)?.data?.error.code === 'challenge_ended') return onEnded(failureMessage(error, signInFailed));
    setAlert(failureMessage(error, 'Invalid verification code'));
    setToken('');
    input.current?.focus();
  }

  function handleSwitch() {
    setIsBackup(!isBackup);
    setToken('');
    setAlert(undefined);
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
      onSubmit={handleSubmit}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={!isComplete} loading={isBusy}>
            Verify
          </Button>
        </>
      }
    >
      <Stack>
        {isBackup ? (
          <Field key="backup" label="Backup code">
            <TextInput
              ref={input}
              name="backupCode"
              autoFocus
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={backupCodeMax}
              value={token}
              onChange={(event) => setToken(event.target.value)}
            />
          </Field>
        ) : (
          <Field key="digits" label="Verification code">
            <CodeInput ref={input} kind="digits" name="token" autoFocus value={token} onCodeChange={setToken} />
          </Field>
        )}
        <FormAlert>{alert}</FormAlert>
        <div>
          <LinkButton onClick={handleSwitch}>{isBackup ? 'Use the authenticator app' : 'Use a backup code'}</LinkButton>
        </div>
      </Stack>
    </Dialog>
  );
}
