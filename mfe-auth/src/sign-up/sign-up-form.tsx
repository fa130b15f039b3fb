import type { SignedUp } from '@plaza/contracts/identity/authentication';
import { limits } from '@plaza/contracts/limits';
import { Button, Field, FormAlert, Grid, PasswordInput, Stack, TextInput } from '@plaza/ui';
import { useForm } from '@plaza/web-kit';
import { type FormEvent, useState } from 'react';
import { useAuthSignUpMutation } from '../auth-api';
import { keepFocus } from '../forms/keep-focus';
import { newPasswordHint } from '../forms/password-strength';
import { useDraftAlert } from '../forms/use-draft-alert';
import {
  blankDraft,
  type FieldName,
  formError,
  required,
  type SignUpDraft,
  signUpError,
  signUpWarning,
  toSignUp,
} from './sign-up-draft';
import { signUpFailure } from './sign-up-failure';
import type { Known } from './sign-up-step';

interface SignUpFormProps {
  /** The previous entries, when a mistyped address is corrected. */
  known: Known | undefined;
  onSignedUp: (answer: SignedUp, typed: Known) => void;
}

export function SignUpForm({ known, onSignedUp }: SignUpFormProps) {
  const { form, alert, input, errorOf, handleSubmit } = useSignUpForm({ known, onSignedUp });
  return (
    <form ref={form.ref} noValidate onSubmit={handleSubmit}>
      <Stack>
        <Grid min={150}>
          <Field label="First name" error={errorOf('firstName')}>
            <TextInput {...input('firstName')} autoFocus={!known} autoComplete="given-name" maxLength={limits.name} />
          </Field>
          <Field label="Last name" error={errorOf('lastName')}>
            <TextInput {...input('lastName')} autoComplete="family-name" maxLength={limits.name} />
          </Field>
        </Grid>
        <Field label="Email" error={errorOf('email')}>
          <TextInput
            {...input('email')}
            type="email"
            autoFocus={known !== undefined}
            autoComplete="email"
            maxLength={limits.email}
          />
        </Field>
        <Field
          label="Password"
          error={errorOf('password')}
          hint={newPasswordHint(limits.passwordMin, form.draft.password)}
        >
          <PasswordInput {...input('password')} autoComplete="new-password" maxLength={limits.password} />
        </Field>
        <Field label="Confirm password" error={errorOf('confirmPassword')}>
          <PasswordInput {...input('confirmPassword')} autoComplete="new-password" maxLength={limits.password} />
        </Field>
        <FormAlert>{alert}</FormAlert>
        <Button type="submit" variant="primary" loading={form.isSaving} onMouseDown={keepFocus}>
          Sign Up
        </Button>
      </Stack>
    </form>
  );
}

function useSignUpForm({ known, onSignedUp }: SignUpFormProps) {
  const [signUp] = useAuthSignUpMutation();
  const { showAlert, alertFor } = useDraftAlert<SignUpDraft>();
  const [leftTexts, setLeftTexts] = useState<Partial<SignUpDraft>>({});
  const form = useForm<SignUpDraft, SignedUp>({
    initial: { ...blankDraft, ...known },
    validate: signUpError,
    validatesBlank: false,
    async save(draft) {
      const result = await signUp({ body: toSignUp(draft) });
      if (result.error) showAlert(draft, signUpFailure(result.error));
      return result;
    },
    onSaved(answer) {
      const { password: _secret, ...typed } = toSignUp(form.draft);
      onSignedUp(answer, typed);
    },
  });
  const { draft, errors } = form;

  return {
    form,
    alert: alertFor(draft),
    input: (name: FieldName) => ({
      ...form.input(name),
      'aria-invalid': errors[name] === undefined ? undefined : true,
      onBlur() {
        form.leave(name);
        setLeftTexts({ ...leftTexts, [name]: draft[name] });
      },
    }),
    errorOf(name: FieldName) {
      const warning = leftTexts[name] === draft[name] ? signUpWarning(name, draft) : undefined;
      return errors[name] === undefined || errors[name] === required ? warning : errors[name];
    },
    handleSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      showAlert(draft, formError(draft));
      void form.submit();
    },
  };
}
