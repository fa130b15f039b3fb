import { limits } from '@plaza/contracts/limits';
import { Button, Card, Field, FormAlert, PasswordInput, Row, Stack } from '@plaza/ui';
import { toast, useForm } from '@plaza/web-kit';
import type { FormEvent } from 'react';
import { useOwnerOnly } from '../../acting/use-owner-only';
import { keepFocus } from '../../forms/keep-focus';
import { newPassword } from '../credential-change';
import { isShort, shortPassword } from '../entry-rules';
import { FieldGrid } from '../field-grid';
import { type CredentialOutcome, useCredentialChanges } from '../use-credential-changes';

const blank = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Changes the password, which is confirmed with a code mailed to the account's address. */
export function ChangePasswordCard({ email }: { email: string }) {
  const credentials = useCredentialChanges();
  const owner = useOwnerOnly();
  const form = useForm<typeof blank, CredentialOutcome>({
    initial: blank,
    validate: (name, draft) => (name === 'newPassword' && isShort(draft.newPassword) ? shortPassword : undefined),
    validatesBlank: false,
    save: ({ currentPassword, newPassword: chosen }) =>
      credentials.complete([newPassword(currentPassword, chosen, email)], () => form.replace(blank)),
    onSaved: () => undefined, // the fields are cleared as soon as the change is complete, also after a cancel
  });
  const { input, draft, errors } = form;
  const isFilled = Object.values(draft).every((text) => text !== '');

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isFilled) return;
    if (draft.newPassword === draft.confirmPassword) void form.submit();
    else toast({ title: 'Error', description: 'New passwords do not match', variant: 'error' });
  }

  return (
    <Card title="Change Password">
      <form ref={form.ref} noValidate onSubmit={handleSubmit}>
        <Stack>
          <FieldGrid min={200}>
            <Field label="Current password" error={errors.currentPassword}>
              <PasswordInput {...input('currentPassword')} {...owner.attributes} maxLength={limits.password} />
            </Field>
            <Field
              label="New password"
              error={errors.newPassword}
              hint={`At least ${limits.profilePasswordMin} characters.`}
            >
              <PasswordInput
                {...input('newPassword')}
                {...owner.attributes}
                autoComplete="new-password"
                maxLength={limits.password}
              />
            </Field>
            <Field label="Confirm new password" error={errors.confirmPassword}>
              <PasswordInput
                {...input('confirmPassword')}
                {...owner.attributes}
                autoComplete="new-password"
                maxLength={limits.password}
              />
            </Field>
          </FieldGrid>
          <FormAlert>{form.alert}</FormAlert>
          {owner.note}
          <Row justify="flex-end">
            <Button
              type="submit"
              variant="primary"
              disabled={!isFilled}
              loading={form.isSaving && !credentials.isPending}
              onMouseDown={keepFocus}
              {...owner.attributes}
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
