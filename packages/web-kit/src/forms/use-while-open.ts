import { useEffect, useRef } from 'react';

/** @returns says whether a form or a dialog is still open, to be asked once an answer has come */
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
 * For what a dialog does once an answer has come.
 * @returns does the same while the dialog is open, and nothing once it was closed: another one may be open in its place
 */
export function useWhileOpen<Args extends readonly unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const isOpen = useIsOpen();
  return (...args) => {
    if (isOpen()) act(...args);
  };
}
