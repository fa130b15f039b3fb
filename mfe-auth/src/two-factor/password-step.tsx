import { limits } from '@plaza/contracts/limits';
import { Field, PasswordInput, Stack } from '@plaza/ui';
import type { ReactNode } from 'react';
import type { EntryStepProps } from './entry-form';

/** Asks for the caller's own password; the children explain why. */
export function PasswordStep({ form, children }: EntryStepProps & { children: ReactNode }) {
  return (
    <Stack ref={form.ref}>
      <p>{children}</p>
      <Field label="Password" error={form.errors.entry}>
        <PasswordInput {...form.input('entry')} name="password" autoFocus maxLength={limits.password} />
      </Field>
    </Stack>
  );
}
