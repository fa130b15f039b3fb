import { limits } from '@plaza/contracts/limits';
import { Button, Field, FormAlert, Stack, TextInput } from '@plaza/ui';
import { type FormEvent, useState } from 'react';
import { focusFirstBlank } from '../frame/focus-first-blank';

interface ResendFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  loading: boolean;
  failure: string | undefined;
  onSend: (email: string) => void;
}

export function ResendForm({ email, onEmailChange, loading, failure, onSend }: ResendFormProps) {
  const [missing, setMissing] = useState(false);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const blank = email.trim() === '';
    setMissing(blank);
    if (blank) focusFirstBlank(event.currentTarget);
    else onSend(email.trim());
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack>
        <Field label="Email" error={missing && 'Please enter your email address.'}>
          <TextInput
            name="email"
            type="email"
            autoComplete="email"
            autoFocus
            maxLength={limits.email}
            value={email}
            onChange={(event) => onEmailChange(event.target.value)}
          />
        </Field>
        {!missing && !loading && <FormAlert>{failure}</FormAlert>}
        <Button type="submit" variant="primary" loading={loading}>
          Resend Verification Email
        </Button>
      </Stack>
    </form>
  );
}
