import { limits } from '@plaza/contracts/limits';
import { Field, Grid, TextInput } from '@plaza/ui';
import type { FieldErrors } from '@plaza/web-kit';

interface Names {
  firstName: string;
  lastName: string;
}

interface NameFieldsProps {
  names: Names;
  errors: FieldErrors<Names>;
  onChange: (names: Partial<Names>) => void;
  /** Whether these are the first fields of the dialog. */
  first?: boolean;
}

export function NameFields({ names: { firstName, lastName }, errors, onChange, first = false }: NameFieldsProps) {
  return (
    <Grid min={180}>
      <Field label="First name" required error={errors.firstName}>
        <TextInput
          autoFocus={first}
          autoComplete="off"
          maxLength={limits.name}
          value={firstName}
          onChange={(event) => onChange({ firstName: event.target.value })}
        />
      </Field>
      <Field label="Last name" required error={errors.lastName}>
        <TextInput
          autoComplete="off"
          maxLength={limits.name}
          value={lastName}
          onChange={(event) => onChange({ lastName: event.target.value })}
        />
      </Field>
    </Grid>
  );
}
