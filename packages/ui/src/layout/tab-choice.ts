import { type KeyboardEvent, useEffect, useRef } from 'react';

/** How long the focus has to stay on a tab before it is chosen, so that moving past other tabs does not choose them. */
const restMs = 250;
const movingKeys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];

/**
 * The chosen tab; each choice is reported once. Radix reports a choice on focus and again on click, which would create
 * two history entries for one click.
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
    /** Handles a key press on the tabs. */
    handleKey({ key }: KeyboardEvent) {
      movesByKey.current = movingKeys.includes(key);
    },
    /** Handles the focus of a tab: if a key moved it there, the tab is chosen once the focus stays. */
    rest(next: string) {
      if (!movesByKey.current) return;
      movesByKey.current = false;
      timer.current = setTimeout(() => choose(next, true), restMs);
    },
    /** Handles the blur of a tab. */
    move: () => clearTimeout(timer.current),
  };
}
