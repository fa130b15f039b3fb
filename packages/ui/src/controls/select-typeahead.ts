import { useEffect, useRef } from 'react';
import type { SelectOption } from './select';

/** How long typed letters are combined into one word, in milliseconds. */
const patienceMs = 1000;

/** Typing on a closed select: each letter chooses the next option that begins with the text typed so far. */
export function useTypeahead(options: readonly SelectOption[], value: string, onFound: (value: string) => void) {
  const typed = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function forget() {
    clearTimeout(timer.current);
    typed.current = '';
  }

  function type(letter: string) {
    const text = typed.current + letter;
    forget();
    typed.current = text;
    timer.current = setTimeout(forget, patienceMs);
    const found = nextOption(options, value, text);
    if (found) onFound(found.value);
  }

  return { type, forget, isTyping: () => typed.current !== '' };
}

/** Repeating one letter goes through the options; a longer text may also match the chosen option. */
function nextOption(options: readonly SelectOption[], value: string, text: string): SelectOption | undefined {
  const enabled = options.filter(({ disabled }) => !disabled);
  const chosen = enabled.findIndex((option) => option.value === value);
  const start = Math.max(chosen, 0);
  const word = [...text].every((letter) => letter === text[0]) ? text.slice(0, 1) : text;
  const inOrder = [...enabled.slice(start), ...enabled.slice(0, start)];
  const found = inOrder
    .filter((option) => word.length > 1 || option.value !== value)
    .find(({ label }) => label.toLowerCase().startsWith(word.toLowerCase()));
  return found?.value === value ? undefined : found;
}
