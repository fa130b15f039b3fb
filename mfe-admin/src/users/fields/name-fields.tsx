import { limits } from '@plaza/contracts/limits';
import { Field, Grid, TextInput } from '@plaza/ui';
import type { Faults } from './faults';

interface Names {
  firstName: string;
  lastName: string;
}

interface NameFieldsProps {
  names: Names;
  faults: Faults;
  onChange: (names: Partial<Names>) => void;
  /** Whether the dialog begins here. */
  first?: boolean;
}

export function NameFields({ names: { firstName, lastName }, faults, onChange, first = false }: NameFieldsProps) {
  return (
    <Grid min={180}>
      <Field label="First name" required error={faults.firstName}>
        <TextInput
          autoFocus={first}
          autoComplete="off"
          maxLength={limits.name}
          value={firstName}
          onChange={(event) => onChange({ firstName: event.target.value })}
        />
      </Field>
      <Field label="Last name" required error={faults.lastName}>
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
