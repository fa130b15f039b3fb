import type { AdminUser } from '@plaza/contracts/identity/user-administration';
import { limits } from '@plaza/contracts/limits';
import { Button, Dialog, Field, LinkButton, PasswordInput, Stack, Switch, styled } from '@plaza/ui';
import { useForm, useWhileOpen } from '@plaza/web-kit';
import { fullName } from '../../names/full-name';
import { notifyFailure, notifySuccess } from '../../notices/notify';
import { useAdminSendResetLinkMutation, useAdminSetUserPasswordMutation } from '../api/user-writes-api';
import { passwordError, shortPassword } from '../fields/field-rules';

interface ResetPasswordDialogProps {
  user: AdminUser;
  onClose: () => void;
}

interface Draft {
  readonly newPassword: string;
  readonly mustChangePassword: boolean;
}

const newPasswordError = ({ newPassword }: Draft) => (newPassword === '' ? shortPassword : passwordError(newPassword));

/** Sets a password for a user, or sends them a link to choose one themselves. */
export function ResetPasswordDialog({ user, onClose }: ResetPasswordDialogProps) {
  const [setUserPassword] = useAdminSetUserPasswordMutation();
  const [sendLink, sending] = useAdminSendResetLinkMutation();
  const close = useWhileOpen(onClose);
  const form = useForm<Draft>({
    initial: { newPassword: '', mustChangePassword: false },
    validate: (name, draft) => (name === 'newPassword' ? newPasswordError(draft) : undefined),
    validatesBlank: false,
    async save({ newPassword, mustChangePassword }) {
      const body = { newPassword, ...(mustChangePassword && { mustChangePassword }) };
      const result = await setUserPassword({ id: user.id, body });
      if (result.error) notifyFailure(result.error, 'Failed to reset password');
      return result;
    },
    onSaved() {
      notifySuccess('Password reset successfully');
      close();
    },
  });

  async function handleSendLink() {
    if (sending.isLoading) return;
    const { data, error } = await sendLink({ id: user.id });
    if (!data) return notifyFailure(error, 'Failed to send reset link');
    notifySuccess(data.message);
    close();
  }

  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title="Reset Password"
      description={`${fullName(user)} · ${user.email}`}
      onSubmit={() => void form.submit()}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" loading={form.isSaving}>
            Reset Password
          </Button>
        </>
      }
    >
      <Stack ref={form.ref}>
        <Field
          label="New password"
          required
          error={form.errors.newPassword}
          hint={`At least ${limits.passwordMin} characters. It ends all their sessions.`}
        >
          <PasswordInput {...form.input('newPassword')} autoComplete="new-password" maxLength={limits.password} />
        </Field>
        <Switch
          label="Ask them to choose another one at sign-in"
          checked={form.draft.mustChangePassword}
          onCheckedChange={(mustChangePassword) => form.change({ mustChangePassword })}
        />
        <OtherWay>
          Or let them choose one themselves:{' '}
          <LinkButton aria-disabled={sending.isLoading} onClick={handleSendLink}>
            Send a reset link instead
          </LinkButton>
        </OtherWay>
      </Stack>
    </Dialog>
  );
}

const OtherWay = styled.p`
  padding-top: ${({ theme }) => theme.space[16]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.muted};
`;
