import { limits } from '@plaza/contracts/limits';
import { Button, Field, FormAlert, Stack, TextInput } from '@plaza/ui';
import { useForm } from '@plaza/web-kit';
import { useAuthForgotPasswordMutation } from '../auth-api';
import { failureMessage } from '../forms/failure-message';
import { useDraftAlert } from '../forms/use-draft-alert';
import { StepPage } from './step-page';

interface Draft {
  readonly email: string;
}

interface EmailStepProps extends Draft {
  onSent: (email: string) => void;
}

export function EmailStep({ email, onSent }: EmailStepProps) {
  const [sendCode] = useAuthForgotPasswordMutation();
  const { showAlert, alertFor } = useDraftAlert<Draft>();
  const form = useForm<Draft>({
    initial: { email },
    validate: (_name, draft) => (draft.email.trim() === '' ? 'Please enter your email address.' : undefined),
    validatesBlank: false,
    async save(draft) {
      const result = await sendCode({ body: { email: draft.email.trim() } });
      if (result.error) showAlert(draft, failureMessage(result.error, 'Failed to send reset code'));
      return result;
    },
    onSaved: () => onSent(form.draft.email),
  });

  return (
    <StepPage step={1} title="Forgot your password?" subtitle="Enter your email address to get a security code.">
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
            <TextInput
              {...form.input('email')}
              type="email"
              autoComplete="username"
              autoFocus
              maxLength={limits.email}
            />
          </Field>
          <FormAlert>{alertFor(form.draft)}</FormAlert>
          <Button type="submit" variant="primary" loading={form.isSaving}>
            Send Code
          </Button>
        </Stack>
      </form>
    </StepPage>
  );
}
