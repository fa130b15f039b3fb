import { useEffect } from 'react';

/**
 * Has the browser ask before the page is reloaded or closed, in words of its own. Some browsers store no page for Back
 * while anything listens for that, so it is to last only as long as something would be lost.
 * @param isNeeded asked once more as the page is about to go
 * @returns ends it
 */
export function askBeforeUnload(isNeeded: () => boolean = () => true): () => void {
  const handleUnload = (event: BeforeUnloadEvent) => {
    if (isNeeded()) event.preventDefault();
  };
  window.addEventListener('beforeunload', handleUnload);
  return () => window.removeEventListener('beforeunload', handleUnload);
}

/**
 * Has the browser ask before the page is reloaded or closed, for a form that stands on the page: those in a Dialog or a
 * ScreenDialog ask by themselves.
 * @param isUnsaved whether something was entered that is saved nowhere
 */
export function useUnloadQuestion(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? askBeforeUnload() : undefined), [isUnsaved]);
}
