import { limits } from '@plaza/contracts/limits';
import { Field, NumberInput, PasswordInput, Stack, TextArea, TextInput } from '@plaza/ui';
import { currentDay } from '@plaza/ui/time';
import type { Form } from '@plaza/web-kit';
import { FieldGrid } from '../field-grid';
import { type DetailsDraft, firstBirthDate } from './details-draft';

/** Name, contact data, and the two figures that finance uses. */
export function PersonalFields({ form, isNewEmail }: { form: Form<DetailsDraft>; isNewEmail: boolean }) {
  const { input, errors, draft, change, leave } = form;
  return (
    <Stack>
      <FieldGrid min={320}>
        <Field label="First name" required error={errors.firstName}>
          <TextInput {...input('firstName')} autoComplete="given-name" maxLength={limits.name} />
        </Field>
        <Field label="Last name" required error={errors.lastName}>
          <TextInput {...input('lastName')} autoComplete="family-name" maxLength={limits.name} />
        </Field>
        <Field label="Email" required error={errors.email}>
          <TextInput {...input('email')} type="email" autoComplete="email" maxLength={limits.email} />
        </Field>
        <Field label="Phone" error={errors.phone}>
          <TextInput {...input('phone')} type="tel" autoComplete="tel" maxLength={limits.phone} />
        </Field>
        {isNewEmail && (
          <Field
            label="Current password"
            required
            error={errors.currentPassword}
            hint="A new email needs it, and a code that we send there."
          >
            <PasswordInput {...input('currentPassword')} maxLength={limits.password} />
          </Field>
        )}
      </FieldGrid>
      <Field label="Bio" error={errors.bio}>
        <TextArea {...input('bio')} maxLength={limits.longText} />
      </Field>
      <FieldGrid min={320}>
        <Field
          label="Birth date"
          error={errors.birthDate}
          hint="Your finance figures use it together with your family size."
        >
          <TextInput {...input('birthDate')} type="date" autoComplete="bday" min={firstBirthDate} max={currentDay()} />
        </Field>
        <Field
          label="Family size"
          error={errors.familySize}
          hint="Your finance figures use it together with your birth date."
        >
          <NumberInput
            name="familySize"
            inputMode="numeric"
            value={draft.familySize}
            onValueChange={(familySize) => change({ familySize })}
            onBlur={() => leave('familySize')}
          />
        </Field>
      </FieldGrid>
    </Stack>
  );
}
