import { limits } from '@plaza/contracts/limits';
import { styled, TextInput } from '@plaza/ui';
import type { ComponentProps } from 'react';

interface CodeInputProps extends Omit<ComponentProps<typeof TextInput>, 'onChange' | 'value'> {
  /** `digits` for the six digits of an authenticator, `characters` for the six letters and digits of a mailed code. */
  kind: 'digits' | 'characters';
  value: string;
  onCodeChange: (code: string) => void;
}

/** Accepts a code of six characters only. Pasted text may contain spaces, dashes and lowercase letters. */
export function CodeInput({ kind, onCodeChange, ...rest }: CodeInputProps) {
  const { unwanted, ...keyboard } = kinds[kind];
  return (
    <Spaced
      {...keyboard}
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      // No maxLength: the browser would truncate a pasted "123 456" before its space is removed.
      onChange={(event) => onCodeChange(codeIn(event.target.value, unwanted))}
    />
  );
}

const kinds = {
  digits: { unwanted: /\D/g, inputMode: 'numeric', autoCapitalize: 'off' },
  characters: { unwanted: /[^A-Za-z0-9]/g, inputMode: 'text', autoCapitalize: 'characters' },
} as const;

const codeIn = (text: string, unwanted: RegExp) => text.replace(unwanted, '').toUpperCase().slice(0, limits.codeLength);

const Spaced = styled(TextInput)`
  height: 44px;
  font-family: ${({ theme }) => theme.mono};
  font-size: ${({ theme }) => theme.size[20]};
  letter-spacing: 0.3em;
`;
