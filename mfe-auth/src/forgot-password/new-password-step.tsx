import { limits } from '@plaza/contracts/limits';
import { Button, Field, FormAlert, PasswordInput, Row, Stack, styled } from '@plaza/ui';
import { type FormEvent, useState } from 'react';
import { useAuthResetPasswordMutation } from '../auth-api';
import { failureMessage } from '../frame/failure-message';
import { StepPage } from './step-page';

interface NewPasswordStepProps {
  email: string;
  resetId: string;
  /** Why no code was asked for, where none was: this is then the only step. */
  given?: 'asked' | 'link';
  onBack: () => void;
  onDone: () => void;
}

const mismatch = 'Passwords do not match';
const subtitles = {
  asked: 'An administrator asks you to choose a password of your own before you go on.',
  link: 'Choose the password that you will sign in with.',
} as const;
const tooShort = `Password must be at least ${limits.passwordMin} characters long`;

export function NewPasswordStep({ email, resetId, given, onBack, onDone }: NewPasswordStepProps) {
  const [reset, { error, isLoading, reset: forgetFailure }] = useAuthResetPasswordMutation();
  const [entries, setEntries] = useState({ password: '', confirm: '' });
  const [faults, setFaults] = useState<{ password?: string; confirm?: string }>({});

  const entry = (name: 'password' | 'confirm') => ({
    name,
    autoComplete: 'new-password',
    maxLength: limits.password,
    value: entries[name],
    onChange: (event: { target: { value: string } }) => {
      setEntries({ ...entries, [name]: event.target.value });
      setFaults({});
      forgetFailure();
    },
  });

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { password, confirm } = entries;
    if (password !== confirm) return refuse(form, 'confirm', mismatch);
    if (password.length < limits.passwordMin) return refuse(form, 'password', tooShort);
    const done = await reset({ body: { resetId, newPassword: password } });
    if (!done.error) onDone();
  }

  function refuse(form: HTMLFormElement, name: 'password' | 'confirm', fault: string) {
    setFaults({ [name]: fault });
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.focus();
  }

  return (
    <StepPage
      {...(given ? {} : { place: 3 })}
      title="Choose a new password"
      subtitle={given ? subtitles[given] : 'It counts from now on, everywhere.'}
    >
      <form noValidate onSubmit={handleSubmit}>
        <Stack>
          {/* Tells password managers whose password this is. */}
          <input hidden readOnly type="email" autoComplete="username" value={email} />
          <Field label="New password" error={faults.password} hint={`At least ${limits.passwordMin} characters.`}>
            <PasswordInput {...entry('password')} autoFocus />
          </Field>
          <Field label="Confirm password" error={faults.confirm}>
            <PasswordInput {...entry('confirm')} />
          </Field>
          {error && <FormAlert>{failureMessage(error, 'Failed to reset password')}</FormAlert>}
          <Row gap={8} wrap={false}>
            <Button onClick={onBack}>{given ? 'Get a code instead' : 'Back'}</Button>
            <Wide type="submit" variant="primary" loading={isLoading}>
              Reset Password
            </Wide>
          </Row>
        </Stack>
      </form>
    </StepPage>
  );
}

const Wide = styled(Button)`flex: 1;`;
