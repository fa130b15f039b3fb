import type { SignedUp } from '@plaza/contracts/identity';
import { limits } from '@plaza/contracts/limits';
import { Button, Field, FormAlert, Grid, PasswordInput, Stack, TextInput } from '@plaza/ui';
import { type FormEvent, useState } from 'react';
import { useAuthSignUpMutation } from '../auth-api';
import { focusFirstBlank } from '../frame/focus-first-blank';
import { blankEntries, type EntryName, type Faults, faultIn, refusal, signUpOf } from './sign-up-entries';
import { serverFaults, signUpFailure } from './sign-up-failure';
import type { Known } from './sign-up-step';

interface SignUpFormProps {
  /** What was typed before, where a mistyped address is corrected. */
  known: Known | undefined;
  onSignedUp: (answer: SignedUp, typed: Known) => void;
}

export function SignUpForm({ known, onSignedUp }: SignUpFormProps) {
  const [signUp, { isLoading }] = useAuthSignUpMutation();
  const [entries, setEntries] = useState({ ...blankEntries, ...known });
  const [faults, setFaults] = useState<Faults>({});
  const [alert, setAlert] = useState<string>();

  const entry = (name: EntryName) => ({
    name,
    value: entries[name],
    onChange: (event: { target: { value: string } }) => {
      setEntries({ ...entries, [name]: event.target.value });
      setFaults({ ...faults, [name]: undefined });
      setAlert(undefined);
    },
    onBlur: () => setFaults({ ...faults, [name]: faultIn(name, entries) ?? faults[name] }),
  });

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const refused = refusal(entries);
    setAlert(refused);
    if (refused) return focusFirstBlank(form);
    const { password, ...typed } = signUpOf(entries);
    const { data, error } = await signUp({ body: { password, ...typed } });
    if (data) return onSignedUp(data, typed);
    setFaults(serverFaults(error));
    setAlert(signUpFailure(error));
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack>
        <Grid min={150}>
          <Field label="First name" error={faults.firstName}>
            <TextInput {...entry('firstName')} autoFocus={!known} autoComplete="given-name" maxLength={limits.name} />
          </Field>
          <Field label="Last name" error={faults.lastName}>
            <TextInput {...entry('lastName')} autoComplete="family-name" maxLength={limits.name} />
          </Field>
        </Grid>
        <Field label="Email" error={faults.email}>
          <TextInput
            {...entry('email')}
            type="email"
            autoFocus={known !== undefined}
            autoComplete="email"
            maxLength={limits.email}
          />
        </Field>
        <Field label="Password" error={faults.password} hint={`At least ${limits.passwordMin} characters.`}>
          <PasswordInput {...entry('password')} autoComplete="new-password" maxLength={limits.password} />
        </Field>
        <Field label="Confirm password" error={faults.confirmPassword}>
          <PasswordInput {...entry('confirmPassword')} autoComplete="new-password" maxLength={limits.password} />
        </Field>
        <FormAlert>{alert}</FormAlert>
        <Button
          type="submit"
          variant="primary"
          loading={isLoading}
          // Leaving a field may add a line above, and the button would slip away from under the pointer.
          onMouseDown={(event) => event.preventDefault()}
        >
          Sign Up
        </Button>
      </Stack>
    </form>
  );
}
