import { TextInput } from '@plaza/ui';
import { useState } from 'react';

interface DayInputProps {
  /** YYYY-MM-DD; empty for any day. */
  readonly day: string;
  readonly onDay: (day: string) => void;
}

/** The days that can be chosen; the log is not older. */
const [first, last] = ['2000-01-01', '2099-12-31'];

/**
 * A date input of a filter. Every typed digit changes the date, and the first digits of a year give one far from this
 * century, so days outside of the range are ignored.
 */
export function DayInput({ day, onDay }: DayInputProps) {
  const [typed, setTyped] = useState<string>();

  function handleType(text: string) {
    setTyped(text);
    if (text === '' || (text >= first && text <= last)) onDay(text);
  }

  return (
    <TextInput
      type="date"
      value={typed ?? day}
      min={first}
      max={last}
      onChange={({ target }) => handleType(target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
