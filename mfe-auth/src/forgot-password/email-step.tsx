import { limits } from '@plaza/contracts/limits';
import { Button, Field, FormAlert, Stack, TextInput } from '@plaza/ui';
import { type FormEvent, useState } from 'react';
import { useAuthForgotPasswordMutation } from '../auth-api';
import { failureMessage } from '../frame/failure-message';
import { focusFirstBlank } from '../frame/focus-first-blank';
import { StepPage } from './step-page';

interface EmailStepProps {
  email: string;
  onEmailChange: (email: string) => void;
  onSent: () => void;
}

export function EmailStep({ email, onEmailChange, onSent }: EmailStepProps) {
  const [sendCode, { error, isLoading }] = useAuthForgotPasswordMutation();
  const [missing, setMissing] = useState(false);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const blank = email.trim() === '';
    setMissing(blank);
    if (blank) return focusFirstBlank(event.currentTarget);
    const sent = await sendCode({ body: { email: email.trim() } });
    if (!sent.error) onSent();
  }

  return (
    <StepPage place={1} title="Forgot your password?" subtitle="Enter your email address; a security code goes there.">
      <form noValidate onSubmit={handleSubmit}>
        <Stack>
          <Field label="Email" error={missing && 'Please enter your email address.'}>
            <TextInput
              name="email"
              type="email"
              autoComplete="username"
              autoFocus
              maxLength={limits.email}
              value={email}
              onChange={(event) => onEmailChange(event.target.value)}
            />
          </Field>
          {!missing && error && <FormAlert>{failureMessage(error, 'Failed to send reset code')}</FormAlert>}
          <Button type="submit" variant="primary" loading={isLoading}>
            Send Code
          </Button>
        </Stack>
      </form>
    </StepPage>
  );
}
