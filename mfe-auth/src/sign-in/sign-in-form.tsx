import { limits } from '@plaza/contracts/limits';
import type { User } from '@plaza/contracts/session';
import { Button, Field, PasswordInput, Stack, TextInput } from '@plaza/ui';
import { type FormEvent, useState } from 'react';
import { useAuthSignInMutation } from '../auth-api';
import { focusFirstBlank } from '../frame/focus-first-blank';
import { FormAlert } from '../frame/form-alert';
import { secondFactorAsked, signInFailure } from './sign-in-failure';

interface SignInFormProps {
  onSignedIn: (accessToken: string, user: User) => void;
}

export function SignInForm({ onSignedIn }: SignInFormProps) {
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
    const { data: answer, error } = await signIn({ email: email.trim(), password });
    if (error) return setAlert(signInFailure(error));
    const { accessToken, user, requiresTwoFactor } = answer.data;
    if (requiresTwoFactor) return setAlert(secondFactorAsked);
    if (!accessToken || !user) return setAlert('Sign in failed.');
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
            maxLength={limits.email}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field label="Password">
          <PasswordInput
            name="password"
            autoComplete="current-password"
            maxLength={limits.password}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <FormAlert>{alert}</FormAlert>
        <Button type="submit" variant="primary" loading={isLoading}>
          Sign In
        </Button>
      </Stack>
    </form>
  );
}
