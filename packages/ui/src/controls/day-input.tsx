import { useState } from 'react';
import { TextInput } from './text-input';

export interface DayInputProps {
  /** YYYY-MM-DD; empty for no day. */
  readonly day: string;
  /** Called with an empty text when the input is emptied, unless it is `required`. */
  readonly onDay: (day: string) => void;
  readonly required?: boolean;
}

/** The days that services accept. */
const [first, last] = ['2000-01-01', '2099-12-31'];

/**
 * A date input. Every typed digit changes the date, and the first digits of a year give one far from this century, so
 * days outside of the accepted range are ignored.
 */
export function DayInput({ day, onDay, required = false }: DayInputProps) {
  const [typed, setTyped] = useState<string>();

  function handleType(text: string) {
    setTyped(text);
    const isChosen = text === '' ? !required : text >= first && text <= last;
    if (isChosen) onDay(text);
  }

  return (
    <TextInput
      type="date"
      value={typed ?? day}
      min={first}
      max={last}
      required={required}
      onChange={({ target }) => handleType(target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
