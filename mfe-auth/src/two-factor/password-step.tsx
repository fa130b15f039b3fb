import { limits } from '@plaza/contracts/limits';
import { Field, PasswordInput, Stack } from '@plaza/ui';
import type { ReactNode } from 'react';
import type { EntryStepProps } from './entry-step';

/** Asks for one's own password; the children say what for. */
export function PasswordStep({ input, value, error, onChange, children }: EntryStepProps & { children: ReactNode }) {
  return (
    <Stack>
      <p>{children}</p>
      <Field label="Password" error={error}>
        <PasswordInput
          ref={input}
          name="password"
          autoFocus
          maxLength={limits.password}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    </Stack>
  );
}
