import { useEffect, useRef } from 'react';
import type { SelectOption } from './select';

/** For how long letters belong to one word. */
const patienceMs = 1000;

/** Letters that are typed on a closed select: each finds the next option that begins with what was typed so far. */
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

/** The same letter again and again goes from one option to the next; of a word the chosen one may be the first. */
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
