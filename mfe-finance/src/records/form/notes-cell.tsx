import { limits } from '@plaza/contracts/limits';
import { Field, TextArea } from '@plaza/ui';
import type { ComponentProps } from 'react';
import { FormCell } from './record-dialog';

interface NotesCellProps {
  value: string;
  onChange: (notes: string) => void;
  error?: ComponentProps<typeof Field>['error'];
}

/** The field for the user's notes on a record. */
export function NotesCell({ value, onChange, error }: NotesCellProps) {
  return (
    <FormCell $wide data-field="notes">
      <Field label="Notes" error={error}>
        <TextArea
          value={value}
          rows={2}
          maxLength={limits.longText}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
    </FormCell>
  );
}
