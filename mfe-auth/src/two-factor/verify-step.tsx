import { Field, Stack } from '@plaza/ui';
import { CodeInput } from '../forms/code-input';
import type { EntryStepProps } from './entry-form';

/** Proves that the authenticator has the secret. */
export function VerifyStep({ form }: EntryStepProps) {
  return (
    <Stack ref={form.ref}>
      <p>Type in the six digits that the app shows for Plaza now.</p>
      <Field label="Verification code" error={form.errors.entry}>
        <CodeInput
          kind="digits"
          name="token"
          autoFocus
          value={form.draft.entry}
          onCodeChange={(entry) => form.change({ entry })}
        />
      </Field>
    </Stack>
  );
}
