import { type KeyboardEvent, useEffect, useRef } from 'react';

/** How long the arrow keys rest on a tab before it is chosen: passing over others chooses none of them. */
const restMs = 250;
const movingKeys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];

/**
 * Which tab is chosen, and when: each choice is told once. Radix tells one at the focus and again at the press, which
 * makes two steps of the history out of one click.
 */
export function useTabChoice(value: string, onValueChange: (value: string, isByKey: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const movesByKey = useRef(false);
  const latest = useRef({ value, onValueChange });
  useEffect(() => {
    latest.current = { value, onValueChange };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  function choose(next: string, isByKey: boolean) {
    clearTimeout(timer.current);
    if (next !== latest.current.value) latest.current.onValueChange(next, isByKey);
  }

  return {
    value,
    choose,
    /** A key was pressed among the tabs. */
    handleKey({ key }: KeyboardEvent) {
      movesByKey.current = movingKeys.includes(key);
    },
    /** The focus has come to a tab: it is chosen when it stays there, should a key have brought it. */
    rest(next: string) {
      if (!movesByKey.current) return;
      movesByKey.current = false;
      timer.current = setTimeout(() => choose(next, true), restMs);
    },
    /** The focus has left a tab. */
    move: () => clearTimeout(timer.current),
  };
}
