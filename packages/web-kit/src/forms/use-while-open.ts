import { useEffect, useRef } from 'react';

/** @returns a function that says whether a form or a dialog is still open, to be called once a response has arrived */
export function useIsOpen(): () => boolean {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return () => isOpen.current;
}

/**
 * Wraps what a dialog does once a response has arrived.
 * @returns a function that does the same while the dialog is open, and nothing after it was closed, as another dialog
 * may be open by then
 */
export function useWhileOpen<Args extends readonly unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const isOpen = useIsOpen();
  return (...args) => {
    if (isOpen()) act(...args);
  };
}
