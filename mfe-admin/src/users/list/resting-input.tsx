import { TextInput, type TextInputProps } from '@plaza/ui';
import { useEffect, useEffectEvent, useState } from 'react';

const debounceMs = 300;

interface RestingInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** What holds now. */
  value: string;
  /** What stands in it at first; what holds, unless said. */
  initial?: string;
  /** Hears the text, without outer blanks, once typing has rested for 300 ms. */
  onRest: (text: string) => void;
}

/**
 * A line of text that tells what was typed when it rests. It follows what holds where that becomes another one by other
 * hands, such as a step back in the history. A new `key` makes it begin anew.
 */
export function RestingInput({ value, initial = value, onRest, ...rest }: RestingInputProps) {
  const [typed, setTyped] = useState(initial);
  const [told, setTold] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== told) setTyped(value);
    setTold(value);
  }
  const tell = useEffectEvent((text: string) => {
    if (text === value) return;
    setTold(text);
    onRest(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => tell(typed.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return <TextInput {...rest} value={typed} onChange={(event) => setTyped(event.target.value)} />;
}
