import { Field, TextInput } from '@plaza/ui';
import type { Form } from '@plaza/web-kit';
import { CodeInput } from '../forms/code-input';
import type { SecondStepDraft } from './use-second-step';

const backupCodeMax = 32;

/** The field for the six digits, or for a backup code. An alert below the field describes its error. */
export function SecondStepField({ form, isBackup }: { form: Form<SecondStepDraft>; isBackup: boolean }) {
  const invalid = form.errors.token === undefined ? {} : { 'aria-invalid': true };
  if (isBackup) {
    return (
      <Field key="backup" label="Backup code">
        <TextInput
          {...form.input('token')}
          {...invalid}
          name="backupCode"
          autoFocus
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={backupCodeMax}
        />
      </Field>
    );
  }
  return (
    <Field key="digits" label="Verification code">
      <CodeInput
        {...invalid}
        kind="digits"
        name="token"
        autoFocus
        value={form.draft.token}
        onCodeChange={(token) => form.change({ token })}
      />
    </Field>
  );
}
