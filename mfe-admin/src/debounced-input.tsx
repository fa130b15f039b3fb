import { TextInput, type TextInputProps } from '@plaza/ui';
import { useEffect, useEffectEvent, useState } from 'react';

const debounceMs = 300;

interface DebouncedInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** The text in effect. */
  value: string;
  /** The text that the input starts with; `value` unless given. */
  initial?: string;
  /** Called with the trimmed text once nothing was typed for 300 ms. */
  onDebounced: (text: string) => void;
}

/**
 * A text input that reports what was typed after a pause. It shows `value` again where that is changed from elsewhere,
 * such as by a step back in the history. A new `key` makes it start over.
 */
export function DebouncedInput({ value, initial = value, onDebounced, ...rest }: DebouncedInputProps) {
  const [typed, setTyped] = useState(initial);
  const [reported, setReported] = useState(value);
  const [previous, setPrevious] = useState(value);
  if (value !== previous) {
    setPrevious(value);
    if (value !== reported) setTyped(value);
    setReported(value);
  }
  const report = useEffectEvent((text: string) => {
    if (text === value) return;
    setReported(text);
    onDebounced(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => report(typed.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return <TextInput {...rest} value={typed} onChange={(event) => setTyped(event.target.value)} />;
}
