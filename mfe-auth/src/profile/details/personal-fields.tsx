import { limits } from '@plaza/contracts/limits';
import { Field, NumberInput, PasswordInput, Stack, TextArea, TextInput } from '@plaza/ui';
import { FieldGrid } from '../field-grid';
import { firstBirthDate, today } from './details-entries';
import type { DetailsEntries } from './use-details-form';

/** Name, ways to reach one, and the two figures that finance asks for. */
export function PersonalFields({ form, isNewEmail }: { form: DetailsEntries; isNewEmail: boolean }) {
  const { entry, faults, entries, set, leave } = form;
  return (
    <Stack>
      <FieldGrid min={320}>
        <Field label="First name" required error={faults.firstName}>
          <TextInput {...entry('firstName')} autoComplete="given-name" maxLength={limits.name} />
        </Field>
        <Field label="Last name" required error={faults.lastName}>
          <TextInput {...entry('lastName')} autoComplete="family-name" maxLength={limits.name} />
        </Field>
        <Field label="Email" required error={faults.email}>
          <TextInput {...entry('email')} type="email" autoComplete="email" maxLength={limits.email} />
        </Field>
        <Field label="Phone" error={faults.phone}>
          <TextInput {...entry('phone')} type="tel" autoComplete="tel" maxLength={limits.phone} />
        </Field>
        {isNewEmail && (
          <Field
            label="Current password"
            required
            error={faults.currentPassword}
            hint="A new email needs it, and a code that we send there."
          >
            <PasswordInput {...entry('currentPassword')} maxLength={limits.password} />
          </Field>
        )}
      </FieldGrid>
      <Field label="Bio" error={faults.bio}>
        <TextArea {...entry('bio')} maxLength={limits.longText} />
      </Field>
      <FieldGrid min={320}>
        <Field
          label="Birth date"
          error={faults.birthDate}
          hint="Your finance figures use it together with your family size."
        >
          <TextInput {...entry('birthDate')} type="date" autoComplete="bday" min={firstBirthDate} max={today()} />
        </Field>
        <Field
          label="Family size"
          error={faults.familySize}
          hint="Your finance figures use it together with your birth date."
        >
          <NumberInput
            name="familySize"
            inputMode="numeric"
            value={entries.familySize}
            onValueChange={(familySize) => set({ familySize })}
            onBlur={() => leave('familySize')}
          />
        </Field>
      </FieldGrid>
    </Stack>
  );
}
