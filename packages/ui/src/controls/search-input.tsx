import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { SearchIcon } from '../display/icons';
import { Field } from './field';
import { TextInput } from './text-input';

export interface SearchInputProps {
  /** "Search locations": its accessible name and, with an ellipsis, its placeholder. */
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly maxLength?: number;
  /** The input element. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A search box without a visible label; the placeholder contains its name. */
export function SearchInput({
  label,
  placeholder = `${label}...`,
  onValueChange,
  ...input
}: SearchInputProps): ReactNode {
  return (
    <Root>
      <SearchIcon />
      <Field label={label} hideLabel>
        <Input
          {...input}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
        />
      </Field>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  > svg {
    position: absolute;
    z-index: 1;
    inset: 10px auto auto 12px;
    color: ${({ theme }) => theme.color.muted};
    pointer-events: none;
    ${({ theme }) => theme.media.touch} { top: 14px; }
  }
`;

const Input = styled(TextInput)`
  && { padding-inline-start: 36px; }
  text-overflow: ellipsis;
`;
