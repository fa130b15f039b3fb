import { useEffect, useRef } from 'react';

/**
 * For what a dialog does once an answer has come.
 * @returns does the same while the dialog is open, and nothing once it was closed: another one may be open in its place
 */
export function useWhileOpen(act: () => void): () => void {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return () => {
    if (isOpen.current) act();
  };
}
