import type { AdminUser } from '@plaza/contracts/administration';
import { limits } from '@plaza/contracts/limits';
import { Button, Dialog, Field, LinkButton, PasswordInput, Stack, Switch, styled } from '@plaza/ui';
import { useState } from 'react';
import { passwordFault, serverFaults, shortPassword } from '../fields/faults';
import { useFirstFault } from '../fields/use-first-fault';
import { nameOf } from '../person-name';
import { tellFailure, tellSuccess } from '../tell';
import { useAdminSendResetLinkMutation, useAdminSetUserPasswordMutation } from '../users-api';

interface ResetPasswordDialogProps {
  person: AdminUser;
  onClose: () => void;
}

/** Sets a password for a person, or sends them a link with which they choose one themselves. */
export function ResetPasswordDialog({ person, onClose }: ResetPasswordDialogProps) {
  const [setUserPassword, setting] = useAdminSetUserPasswordMutation();
  const [sendLink, sending] = useAdminSendResetLinkMutation();
  const [newPassword, setNewPassword] = useState('');
  const [mustChangePassword, setMustChangePassword] = useState(false);
  const [fault, setFault] = useState<string>();
  const { form, focusFirstFault } = useFirstFault();

  function refuse(sentence: string | undefined) {
    setFault(sentence);
    focusFirstFault();
  }

  async function handleSubmit() {
    if (setting.isLoading) return;
    const found = newPassword === '' ? shortPassword : passwordFault(newPassword);
    if (found) return refuse(found);
    const { error } = await setUserPassword({
      id: person.id,
      body: { newPassword, ...(mustChangePassword && { mustChangePassword }) },
    });
    if (error) {
      tellFailure(error, 'Failed to reset password');
      return refuse(serverFaults(error).newPassword);
    }
    tellSuccess('Password reset successfully');
    onClose();
  }

  async function handleSendLink() {
    if (sending.isLoading) return;
    const { data, error } = await sendLink({ id: person.id });
    if (!data) return tellFailure(error, 'Failed to send reset link');
    tellSuccess(data.message);
    onClose();
  }

  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title="Reset Password"
      description={`${nameOf(person)} · ${person.email}`}
      onSubmit={handleSubmit}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" loading={setting.isLoading}>
            Reset Password
          </Button>
        </>
      }
    >
      <Stack ref={form}>
        <Field
          label="New password"
          required
          error={fault}
          hint={`At least ${limits.passwordMin} characters. It ends all their sessions.`}
        >
          <PasswordInput
            autoComplete="new-password"
            maxLength={limits.password}
            value={newPassword}
            onChange={(event) => {
              setNewPassword(event.target.value);
              setFault(undefined);
            }}
            onBlur={() => setFault((before) => passwordFault(newPassword) ?? before)}
          />
        </Field>
        <Switch
          label="Ask them to choose another one at sign-in"
          checked={mustChangePassword}
          onCheckedChange={setMustChangePassword}
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
