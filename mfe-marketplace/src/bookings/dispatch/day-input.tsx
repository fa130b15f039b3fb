import { Field, styled, TextInput } from '@plaza/ui';
import type { HistoryStep } from '@plaza/web-kit/router';
import { useState } from 'react';

interface Props {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly onDay: (day: string, step?: HistoryStep) => void;
}

/** The days that the service accepts. */
const [first, last] = ['2000-01-01', '2099-12-31'];

/**
 * A date input. Every typed digit changes the date, and the first digits of a year give one far from this century, so
 * days outside of the accepted range are ignored.
 */
export function DayInput({ day, onDay }: Props) {
  const [typed, setTyped] = useState<string>();

  function handleType(text: string) {
    setTyped(text);
    if (text >= first && text <= last) onDay(text, { replace: true });
  }

  return (
    <Box>
      <Field label="Day" hideLabel>
        <TextInput
          type="date"
          value={typed ?? day}
          min={first}
          max={last}
          required
          onChange={({ target }) => handleType(target.value)}
          onBlur={() => setTyped(undefined)}
        />
      </Field>
    </Box>
  );
}

const Box = styled.div`
  width: 150px;
`;
