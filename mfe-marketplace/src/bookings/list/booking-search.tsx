import { limits } from '@plaza/contracts/limits';
import { Field, SearchIcon, styled, TextInput } from '@plaza/ui';
import type { Ref } from 'react';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly ref: Ref<HTMLInputElement>;
}

/** The search box of the list. */
export function BookingSearch({ value, onChange, ref }: Props) {
  return (
    <Root role="search" aria-label="Bookings">
      <SearchIcon />
      <Field label="Search bookings" hideLabel>
        <TextInput
          ref={ref}
          type="search"
          autoComplete="off"
          maxLength={limits.shortText}
          placeholder="Search bookings, contractors, customers..."
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </Field>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  max-width: 480px;
  > svg {
    position: absolute;
    z-index: 1;
    inset: 10px auto auto 12px;
    color: ${({ theme }) => theme.color.muted};
    pointer-events: none;
  }
  input { padding-inline-start: 36px; }
`;
