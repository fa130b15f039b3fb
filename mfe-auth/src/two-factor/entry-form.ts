import type { Form } from '@plaza/web-kit';

/** The draft of a dialog's current step: a password or a code. */
export interface EntryDraft {
  readonly entry: string;
}

export const blankEntry: EntryDraft = { entry: '' };
export const passwordRequired = 'Password is required';

/** A step with one field. */
export interface EntryStepProps {
  form: Form<EntryDraft>;
}
