import { limits } from '@plaza/contracts/limits';
import { Button, Field, FormAlert, PasswordInput, Row, Stack, styled } from '@plaza/ui';
import { useForm } from '@plaza/web-kit';
import { useAuthResetPasswordMutation } from '../auth-api';
import { failureMessage } from '../forms/failure-message';
import { keepFocus } from '../forms/keep-focus';
import { newPasswordHint } from '../forms/password-strength';
import { useDraftAlert } from '../forms/use-draft-alert';
import type { ResetGrant } from './reset-id-from';
import { StepPage } from './step-page';

interface NewPasswordStepProps {
  /** Empty if it is not known. */
  email: string;
  resetId: string;
  /** The origin of a reset id that was issued without a code; this is then the only step. */
  grant?: ResetGrant;
  onBack: () => void;
  onDone: () => void;
}

interface Draft {
  readonly password: string;
  readonly confirm: string;
}

const subtitles = {
  required: 'An administrator asks you to choose a password of your own before you go on.',
  link: 'Choose the password that you will sign in with.',
} as const satisfies Record<ResetGrant, string>;

function passwordError(name: keyof Draft, { password, confirm }: Draft): string | undefined {
  if (name === 'confirm') return password === confirm ? undefined : 'Passwords do not match';
  const isShort = password.length < limits.passwordMin;
  return isShort ? `Password must be at least ${limits.passwordMin} characters long` : undefined;
}

export function NewPasswordStep({ email, resetId, grant, onBack, onDone }: NewPasswordStepProps) {
  const [reset] = useAuthResetPasswordMutation();
  const { showAlert, alertFor } = useDraftAlert<Draft>();
  const form = useForm<Draft>({
    initial: { password: '', confirm: '' },
    validate: passwordError,
    validatesBlank: false,
    async save(draft) {
      const result = await reset({ body: { resetId, newPassword: draft.password } });
      if (result.error) showAlert(draft, failureMessage(result.error, 'Failed to reset password'));
      return result;
    },
    onSaved: onDone,
  });
  const input = (name: keyof Draft) => ({
    ...form.input(name),
    autoComplete: 'new-password',
    maxLength: limits.password,
  });

  return (
    <StepPage
      {...(grant ? {} : { step: 3 })}
      title="Choose a new password"
      subtitle={grant ? subtitles[grant] : 'It counts from now on, everywhere.'}
    >
      <form
        ref={form.ref}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Stack>
          {/* Tells password managers which account the password belongs to; a mailed link does not say it. */}
          {email && <input hidden readOnly type="email" autoComplete="username" value={email} />}
          <Field
            label="New password"
            error={form.errors.password}
            hint={newPasswordHint(limits.passwordMin, form.draft.password)}
          >
            <PasswordInput {...input('password')} autoFocus />
          </Field>
          <Field label="Confirm password" error={form.errors.confirm}>
            <PasswordInput {...input('confirm')} />
          </Field>
          <FormAlert>{alertFor(form.draft)}</FormAlert>
          <Row gap={8} wrap={false}>
            <Button onMouseDown={keepFocus} onClick={onBack}>
              {grant ? 'Get a Code Instead' : 'Back'}
            </Button>
            <Wide type="submit" variant="primary" loading={form.isSaving} onMouseDown={keepFocus}>
              Reset Password
            </Wide>
          </Row>
        </Stack>
      </form>
    </StepPage>
  );
}

const Wide = styled(Button)`flex: 1;`;
