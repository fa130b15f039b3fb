import { limits } from '@plaza/contracts/limits';
import type { User } from '@plaza/contracts/session';
import { Button, Field, FormAlert, LinkButton, PasswordInput, Row, Stack, TextInput } from '@plaza/ui';
import { Link } from '@plaza/web-kit/router';
import { type FormEvent, useState } from 'react';
import { useAuthSignInMutation } from '../auth-api';
import { focusFirstBlank } from '../frame/focus-first-blank';
import { useWithNext } from '../frame/use-with-next';
import { signInFailed, signInFailure } from './sign-in-failure';

interface SignInFormProps {
  /** What went wrong in the second step, which has ended. */
  secondStepFailure: string | undefined;
  onSignedIn: (accessToken: string, user: User) => void;
  onSecondStep: (userId: string) => void;
  /** Another password has to be chosen first. */
  onPasswordChange: (resetId: string) => void;
}

export function SignInForm({ secondStepFailure, onSignedIn, onSecondStep, onPasswordChange }: SignInFormProps) {
  const withNext = useWithNext();
  const [signIn, { isLoading }] = useAuthSignInMutation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [alert, setAlert] = useState<string>();

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (email.trim() === '' || password === '') {
      setAlert('Email and password are required.');
      return focusFirstBlank(form);
    }
    setAlert(undefined);
    const { data: answer, error } = await signIn({ body: { email: email.trim(), password } });
    if (error) return setAlert(signInFailure(error));
    const { accessToken, user, requiresTwoFactor, userId, requiresPasswordChange, resetId } = answer.data;
    if (requiresTwoFactor && userId) return onSecondStep(userId);
    if (requiresPasswordChange && resetId) return onPasswordChange(resetId);
    if (!accessToken || !user) return setAlert(signInFailed);
    onSignedIn(accessToken, user);
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack>
        <Field label="Email">
          <TextInput
            name="email"
            type="email"
            autoComplete="username"
            autoFocus
            maxLength={limits.email}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Stack gap={8}>
          <Field label="Password">
            <PasswordInput
              name="password"
              autoComplete="current-password"
              maxLength={limits.password}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
          <Row justify="flex-end">
            <LinkButton asChild>
              <Link to={withNext('/forgot-password')} state={{ email: email.trim() }}>
                Forgot password?
              </Link>
            </LinkButton>
          </Row>
        </Stack>
        {!isLoading && <FormAlert>{alert ?? secondStepFailure}</FormAlert>}
        <Button type="submit" variant="primary" loading={isLoading}>
          Sign In
        </Button>
      </Stack>
    </form>
  );
}
