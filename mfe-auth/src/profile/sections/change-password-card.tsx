import { limits } from '@plaza/contracts/limits';
import { Button, Card, Field, FormAlert, PasswordInput, Row, Stack } from '@plaza/ui';
import { toast } from '@plaza/web-kit';
import type { FormEvent } from 'react';
import { newPassword } from '../credential-change';
import { isShort, shortPassword } from '../entry-rules';
import { FieldGrid } from '../field-grid';
import { useCredentialChanges } from '../use-credential-changes';
import { useEntries } from '../use-entries';

const blank = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** A new password, completed by a code to the account's address. */
export function ChangePasswordCard({ email }: { email: string }) {
  const form = useEntries({
    initial: blank,
    faultIn: (name, { newPassword: chosen }) => (name === 'newPassword' && isShort(chosen) ? shortPassword : undefined),
  });
  const { entry, entries, faults } = form;
  const credentials = useCredentialChanges({ onAllDone: () => form.set(blank), onRefused: form.tell });
  const isFilled = Object.values(entries).every((text) => text !== '');

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isFilled || credentials.isStarting) return;
    if (entries.newPassword !== entries.confirmPassword) {
      toast({ title: 'Error', description: 'New passwords do not match', variant: 'error' });
      return;
    }
    if (!form.isSendable(event.currentTarget)) return;
    await credentials.start([newPassword(entries.currentPassword, entries.newPassword, email)]);
  }

  return (
    <Card title="Change Password">
      <form noValidate onSubmit={handleSubmit}>
        <Stack>
          <FieldGrid>
            <Field label="Current password" error={faults.currentPassword}>
              <PasswordInput {...entry('currentPassword')} maxLength={limits.password} />
            </Field>
            <Field
              label="New password"
              error={faults.newPassword}
              hint={`At least ${limits.profilePasswordMin} characters.`}
            >
              <PasswordInput {...entry('newPassword')} autoComplete="new-password" maxLength={limits.password} />
            </Field>
            <Field label="Confirm new password" error={faults.confirmPassword}>
              <PasswordInput {...entry('confirmPassword')} autoComplete="new-password" maxLength={limits.password} />
            </Field>
          </FieldGrid>
          <FormAlert>{form.alert}</FormAlert>
          <Row justify="flex-end">
            <Button
              type="submit"
              variant="primary"
              disabled={!isFilled}
              loading={credentials.isStarting}
              // Leaving a field may add a line above, and the button would slip away from under the pointer.
              onMouseDown={(event) => event.preventDefault()}
            >
              Change Password
            </Button>
          </Row>
        </Stack>
      </form>
      {credentials.dialog}
    </Card>
  );
}
