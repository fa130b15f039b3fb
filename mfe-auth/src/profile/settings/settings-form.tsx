import { limits } from '@plaza/contracts/limits';
import type { Profile } from '@plaza/contracts/profile';
import { Button, Card, Field, FormAlert, PasswordInput, Row, Stack, styled, TextInput } from '@plaza/ui';
import { FieldGrid } from '../field-grid';
import { useSettingsForm } from './use-settings-form';

/** First and last name, e-mail, and a new password. */
export function SettingsForm({ profile }: { profile: Profile }) {
  const { entry, faults, alert, isBusy, handleSubmit, dialog } = useSettingsForm(profile);
  return (
    <Card title="Personal information">
      <form noValidate onSubmit={handleSubmit}>
        <Stack>
          <FieldGrid>
            <Field label="First name" required error={faults.firstName}>
              <TextInput {...entry('firstName')} autoComplete="given-name" maxLength={limits.name} />
            </Field>
            <Field label="Last name" required error={faults.lastName}>
              <TextInput {...entry('lastName')} autoComplete="family-name" maxLength={limits.name} />
            </Field>
          </FieldGrid>
          <Field
            label="Email"
            required
            error={faults.email}
            hint="A new address needs your current password and a code that we send there."
          >
            <TextInput {...entry('email')} type="email" autoComplete="email" maxLength={limits.email} />
          </Field>
          <Part>Password</Part>
          <Field
            label="Current password"
            error={faults.currentPassword}
            hint="Needed for a new email or a new password only."
          >
            <PasswordInput {...entry('currentPassword')} maxLength={limits.password} />
          </Field>
          <FieldGrid>
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
          <FormAlert>{alert}</FormAlert>
          <Row justify="flex-end">
            <Button
              type="submit"
              variant="primary"
              loading={isBusy}
              // Leaving a field may add a line above, and the button would slip away from under the pointer.
              onMouseDown={(event) => event.preventDefault()}
            >
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
