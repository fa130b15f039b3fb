import { limits } from '@plaza/contracts/limits';
import { Button, Field, FormAlert, Stack, TextInput } from '@plaza/ui';
import { useForm } from '@plaza/web-kit';
import { useAuthResendVerificationMutation } from '../auth-api';

interface ResendFormProps {
  email: string;
  /** @param message the server's message */
  onSent: (email: string, message: string) => void;
}

export function ResendForm({ email, onSent }: ResendFormProps) {
  const [resend] = useAuthResendVerificationMutation();
  const form = useForm<{ email: string }, { message: string }>({
    initial: { email },
    validate: (_name, draft) => (draft.email.trim() === '' ? 'Please enter your email address.' : undefined),
    validatesBlank: false,
    save: (draft) => resend({ body: { email: draft.email.trim() } }),
    onSaved: ({ message }) => onSent(form.draft.email, message),
    fallback: 'Failed to send verification email.',
  });

  return (
    <form
      ref={form.ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Stack>
        <Field label="Email" error={form.errors.email}>
          <TextInput {...form.input('email')} type="email" autoComplete="email" autoFocus maxLength={limits.email} />
        </Field>
        <FormAlert>{form.alert}</FormAlert>
        <Button type="submit" variant="primary" loading={form.isSaving}>
          Resend Verification Email
        </Button>
      </Stack>
    </form>
  );
}
