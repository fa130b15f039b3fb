import { useEffect } from 'react';

const appLink = 'a[href^="mailto:" i], a[href^="tel:" i]';

/**
 * Has the browser ask before the page is reloaded or closed, in words of its own. Some browsers store no page for Back
 * while anything listens for that, so it is to last only as long as something would be lost. A link to a mail address
 * or a phone number asks nothing: Chromium sends the event for it, but the page stays.
 * @param isNeeded asked once more as the page is about to go
 * @returns ends it
 */
export function askBeforeUnload(isNeeded: () => boolean = () => true): () => void {
  let isOpeningApp = false;
  const handleClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest(appLink))) return;
    isOpeningApp = true;
    // The event comes within the click, or in a task soon after it.
    setTimeout(() => {
      setTimeout(() => {
        isOpeningApp = false;
      });
    });
  };
  const handleUnload = (event: BeforeUnloadEvent) => {
    if (!isOpeningApp && isNeeded()) event.preventDefault();
  };
  window.addEventListener('click', handleClick, { capture: true });
  window.addEventListener('beforeunload', handleUnload);
  return () => {
    window.removeEventListener('click', handleClick, { capture: true });
    window.removeEventListener('beforeunload', handleUnload);
  };
}

/**
 * Has the browser ask before the page is reloaded or closed, for a form that stands on the page: those in a Dialog or a
 * ScreenDialog ask by themselves.
 * @param isUnsaved whether something was entered that is saved nowhere
 */
export function useUnloadQuestion(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? askBeforeUnload() : undefined), [isUnsaved]);
}
