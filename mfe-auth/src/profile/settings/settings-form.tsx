import type { Profile } from '@plaza/contracts/identity/profile';
import { limits } from '@plaza/contracts/limits';
import { Button, Card, Field, FormAlert, PasswordInput, Row, Stack, styled, TextInput } from '@plaza/ui';
import { useOwnerOnly } from '../../acting/use-owner-only';
import { keepFocus } from '../../forms/keep-focus';
import { FieldGrid } from '../field-grid';
import { useSettingsForm } from './use-settings-form';

/** The fields for first and last name, email, and a new password. */
export function SettingsForm({ profile }: { profile: Profile }) {
  const { form, undo, isBusy, dialog } = useSettingsForm(profile);
  const { input, errors, alert } = form;
  const owner = useOwnerOnly();
  return (
    <Card title="Personal information">
      <form
        ref={form.ref}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Stack>
          <FieldGrid>
            <Field label="First name" required error={errors.firstName}>
              <TextInput {...input('firstName')} autoComplete="given-name" maxLength={limits.name} />
            </Field>
            <Field label="Last name" required error={errors.lastName}>
              <TextInput {...input('lastName')} autoComplete="family-name" maxLength={limits.name} />
            </Field>
          </FieldGrid>
          <Field
            label="Email"
            required
            error={errors.email}
            hint="A new address needs your current password and a code that we send there."
          >
            <TextInput
              {...input('email')}
              {...owner.attributes}
              type="email"
              autoComplete="email"
              maxLength={limits.email}
            />
          </Field>
          <Part>Password</Part>
          <Field
            label="Current password"
            error={errors.currentPassword}
            hint="Needed for a new email or a new password only."
          >
            <PasswordInput {...input('currentPassword')} {...owner.attributes} maxLength={limits.password} />
          </Field>
          <FieldGrid>
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
          {owner.note}
          <FormAlert>{alert}</FormAlert>
          <Row justify="flex-end">
            <Button disabled={!form.isUnsaved || isBusy} onMouseDown={keepFocus} onClick={undo}>
              Undo changes
            </Button>
            <Button type="submit" variant="primary" loading={isBusy} onMouseDown={keepFocus}>
              Save Changes
            </Button>
          </Row>
        </Stack>
      </form>
      {dialog}
    </Card>
  );
}

const Part = styled.h3`
  padding-top: ${({ theme }) => theme.space[16]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;
