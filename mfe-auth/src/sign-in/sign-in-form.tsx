import type { SignedIn } from '@plaza/contracts/identity/authentication';
import type { User } from '@plaza/contracts/identity/session';
import { limits } from '@plaza/contracts/limits';
import { Button, Field, FormAlert, LinkButton, PasswordInput, Row, Stack, TextInput } from '@plaza/ui';
import { useForm } from '@plaza/web-kit';
import { Link } from '@plaza/web-kit/router';
import type { FormEvent } from 'react';
import { useAuthSignInMutation } from '../auth-api';
import { useDraftAlert } from '../forms/use-draft-alert';
import { useWithNext } from '../frame/use-with-next';
import { signInFailed, signInFailure } from './sign-in-failure';
import type { Challenged } from './use-sign-in';

interface Draft {
  readonly email: string;
  readonly password: string;
}

const required = 'Email and password are required.';
const isBlank = (name: keyof Draft, draft: Draft) => (name === 'email' ? draft.email.trim() : draft.password) === '';

interface SignInFormProps {
  /** Why the second step has ended. */
  secondStepFailure: string | undefined;
  onSignedIn: (accessToken: string, user: User) => void;
  onSecondStep: (challenged: Challenged) => void;
  /** Called when the user must choose another password first. */
  onPasswordChange: (resetId: string, email: string) => void;
}

export function SignInForm({ secondStepFailure, onSignedIn, onSecondStep, onPasswordChange }: SignInFormProps) {
  const withNext = useWithNext();
  const [signIn] = useAuthSignInMutation();
  const { showAlert, alertFor } = useDraftAlert<Draft>();
  const form = useForm<Draft, SignedIn>({
    initial: { email: '', password: '' },
    validate: (name, draft) => (isBlank(name, draft) ? required : undefined),
    validatesBlank: false,
    async save(draft) {
      const result = await signIn({ body: { email: draft.email.trim(), password: draft.password } });
      if (result.error) showAlert(draft, signInFailure(result.error));
      return result;
    },
    onSaved({ data: { accessToken, user, requiresTwoFactor, userId, requiresPasswordChange, resetId } }) {
      const email = form.draft.email.trim();
      if (requiresTwoFactor && userId) return onSecondStep({ userId, email });
      if (requiresPasswordChange && resetId) return onPasswordChange(resetId, email);
      if (!accessToken || !user) return showAlert(form.draft, signInFailed);
      onSignedIn(accessToken, user);
    },
  });
  const { draft } = form;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    showAlert(draft, isBlank('email', draft) || isBlank('password', draft) ? required : undefined);
    void form.submit();
  }

  const input = (name: keyof Draft) => ({
    ...form.input(name),
    'aria-invalid': form.errors[name] === undefined ? undefined : true,
  });

  return (
    <form ref={form.ref} noValidate onSubmit={handleSubmit}>
      <Stack>
        <Field label="Email">
          <TextInput {...input('email')} type="email" autoComplete="username" autoFocus maxLength={limits.email} />
        </Field>
        <Stack gap={8}>
          <Field label="Password">
            <PasswordInput {...input('password')} autoComplete="current-password" maxLength={limits.password} />
          </Field>
          <Row justify="flex-end">
            <LinkButton asChild>
              <Link to={withNext('/forgot-password')} state={{ email: draft.email.trim() }}>
                Forgot password?
              </Link>
            </LinkButton>
          </Row>
        </Stack>
        {!form.isSaving && <FormAlert>{alertFor(draft) ?? secondStepFailure}</FormAlert>}
        <Button type="submit" variant="primary" loading={form.isSaving}>
          Sign In
        </Button>
      </Stack>
    </form>
  );
}
