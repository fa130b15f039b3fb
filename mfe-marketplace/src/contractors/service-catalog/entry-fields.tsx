import { limits } from '@plaza/contracts/limits';
import { Field, Switch, TextArea } from '@plaza/ui';
import type { Form } from '@plaza/web-kit';

interface EntryDraft {
  readonly description: string;
  readonly isActive: boolean;
}

type EntryForm = Pick<Form<EntryDraft>, 'draft' | 'errors' | 'change'>;

/** The description of a category or service. */
export function DescriptionField({ form: { draft, errors, change } }: { form: EntryForm }) {
  return (
    <Field label="Description" error={errors.description}>
      <TextArea
        value={draft.description}
        rows={3}
        maxLength={limits.longText}
        onChange={({ target }) => change({ description: target.value })}
      />
    </Field>
  );
}

/** Whether customers can book a category or service. */
export function ActiveSwitch({ form: { draft, change }, hint }: { form: EntryForm; hint: string }) {
  return (
    <Switch label="Active" hint={hint} checked={draft.isActive} onCheckedChange={(isActive) => change({ isActive })} />
  );
}
