import { useEffect, useState } from 'react';

/** Enough for almost every answer; a connection that is lost may leave the browser waiting for minutes. */
const lockMs = 10_000;

/**
 * Whether a dialog's Cancel button is disabled, as closing the dialog would lose what the answer brings: only for the
 * first seconds of a save, because a form that is being saved cannot be closed in another way.
 */
export function useCancelLock(isSaving: boolean): boolean {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    if (!isSaving) return undefined;
    const timer = setTimeout(() => setIsOver(true), lockMs);
    return () => {
      clearTimeout(timer);
      setIsOver(false);
    };
  }, [isSaving]);

  return isSaving && !isOver;
}
