import { Field, Stack } from '@plaza/ui';
import { CodeInput } from '../forms/code-input';
import type { EntryStepProps } from './entry-step';

/** Proves that the authenticator knows the key. */
export function VerifyStep({ input, value, error, onChange }: EntryStepProps) {
  return (
    <Stack>
      <p>Type in the six digits that the app shows for Plaza now.</p>
      <Field label="Verification code" error={error}>
        <CodeInput ref={input} kind="digits" name="token" autoFocus value={value} onCodeChange={onChange} />
      </Field>
    </Stack>
  );
}
