import { limits } from '@plaza/contracts/limits';
import { priorities } from '@plaza/contracts/marketplace/choices';
import { Field, Select, TextArea, TextInput } from '@plaza/ui';
import type { RequestDraft, RequestErrors } from '../draft/request-draft';
import { FieldPair } from './field-pair';

const labels = { low: 'Low', medium: 'Medium', high: 'High' } as const;

interface Props {
  readonly draft: RequestDraft;
  readonly errors: RequestErrors;
  readonly onChange: (changes: Partial<RequestDraft>) => void;
}

/** Title, priority, description and notes. */
export function DescriptionFields({ draft, errors, onChange }: Props) {
  const { title, description, priority, notes } = draft;
  return (
    <>
      <FieldPair>
        <Field label="Title" required error={errors.title}>
          <TextInput
            maxLength={limits.shortText}
            value={title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        </Field>
        <Field label="Priority" error={errors.priority}>
          <Select
            value={priority}
            options={priorities.map((value) => ({ value, label: labels[value] }))}
            onValueChange={(chosen) => onChange({ priority: priorities.find((one) => one === chosen) ?? 'medium' })}
          />
        </Field>
      </FieldPair>
      <Field label="Description" error={errors.description}>
        <TextArea
          maxLength={limits.longText}
          value={description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </Field>
      <Field label="Notes" hint="Such as how to get in." error={errors.notes}>
        <TextArea
          rows={2}
          maxLength={limits.longText}
          value={notes}
          onChange={(event) => onChange({ notes: event.target.value })}
        />
      </Field>
    </>
  );
}
