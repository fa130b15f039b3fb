import { TextInput, type TextInputProps } from '@plaza/ui';
import { useEffect, useEffectEvent, useState } from 'react';

const debounceMs = 300;

interface DebouncedInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** The value currently in use. */
  value: string;
  /** The initial text of the input; by default `value`. */
  initial?: string;
  /** Called with the trimmed text 300 ms after the last input. */
  onDebounced: (text: string) => void;
}

/**
 * A text input that reports its text after a pause in typing. It follows `value` when that changes elsewhere, such as
 * by navigating back. Changing `key` resets it.
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
