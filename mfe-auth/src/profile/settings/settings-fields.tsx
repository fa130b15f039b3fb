import { limits } from '@plaza/contracts/limits';
import { Field, PasswordInput, TextInput } from '@plaza/ui';
import type { Form } from '@plaza/web-kit';
import type { OwnerOnly } from '../../acting/use-owner-only';
import { FieldGrid } from '../field-grid';
import type { SettingsDraft } from './settings-draft';

interface Props {
  readonly form: Form<SettingsDraft>;
}

interface ProtectedProps extends Props {
  /** The attributes of fields that are reserved for the account's owner. */
  readonly attributes: OwnerOnly['attributes'];
}

export const NameFields = ({ form: { input, errors } }: Props) => (
  <FieldGrid>
    <Field label="First name" required error={errors.firstName}>
      <TextInput {...input('firstName')} autoComplete="given-name" maxLength={limits.name} />
    </Field>
    <Field label="Last name" required error={errors.lastName}>
      <TextInput {...input('lastName')} autoComplete="family-name" maxLength={limits.name} />
    </Field>
  </FieldGrid>
);

export const EmailField = ({ form: { input, errors }, attributes }: ProtectedProps) => (
  <Field
    label="Email"
    required
    error={errors.email}
    hint="A new address needs your current password and a code that we send there."
  >
    <TextInput {...input('email')} {...attributes} type="email" autoComplete="email" maxLength={limits.email} />
  </Field>
);

/** The current password, for a new email too, and the new one twice. */
export const PasswordFields = ({ form: { input, errors }, attributes }: ProtectedProps) => {
  const newPassword = { ...attributes, autoComplete: 'new-password', maxLength: limits.password };
  return (
    <>
      <Field
        label="Current password"
        error={errors.currentPassword}
        hint="Needed for a new email or a new password only."
      >
        <PasswordInput {...input('currentPassword')} {...attributes} maxLength={limits.password} />
      </Field>
      <FieldGrid>
        <Field
          label="New password"
          error={errors.newPassword}
          hint={`At least ${limits.profilePasswordMin} characters.`}
        >
          <PasswordInput {...input('newPassword')} {...newPassword} />
        </Field>
        <Field label="Confirm new password" error={errors.confirmPassword}>
          <PasswordInput {...input('confirmPassword')} {...newPassword} />
        </Field>
      </FieldGrid>
    </>
  );
};
