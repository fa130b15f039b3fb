import { Field, SearchIcon, styled, TextInput } from '@plaza/ui';
import type { Ref } from 'react';

interface Props {
  /** "Search cryptocurrencies": its name and, with dots, its placeholder. */
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** The input. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** The search box of a tab; what it finds is decided in the browser. */
export function QuoteSearch({ label, value, onValueChange, ref }: Props) {
  return (
    <Root>
      <SearchIcon />
      <Field label={label} hideLabel>
        <Input
          ref={ref}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={`${label}...`}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      </Field>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  flex: 1 1 240px;
  max-width: 360px;
  > svg {
    position: absolute;
    z-index: 1;
    inset: 10px auto auto 12px;
    color: ${({ theme }) => theme.color.muted};
    pointer-events: none;
  }
  ${({ theme }) => theme.media.phone} { max-width: none; }
`;

const Input = styled(TextInput)`
  && { padding-inline-start: 36px; }
`;
