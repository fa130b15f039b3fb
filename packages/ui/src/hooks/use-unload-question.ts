import { useEffect } from 'react';

const appLink = 'a[href^="mailto:" i], a[href^="tel:" i]';

/**
 * Makes the browser ask before the page is reloaded or closed, in the browser's own words. Some browsers do not store a
 * page for Back while it has such a listener, so the listener should last only while something would be lost. A link to
 * a mail address or a phone number causes no question: Chromium sends the event for it, but the page stays.
 * @param isNeeded called again just before the page is unloaded
 * @returns a function that removes the listener
 */
export function askBeforeUnload(isNeeded: () => boolean = () => true): () => void {
  let isOpeningApp = false;
  const handleClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest(appLink))) return;
    isOpeningApp = true;
    // The event is sent during the click, or in a task soon after it.
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
 * Makes the browser ask before the page is reloaded or closed, for a form in the page itself: a Dialog or a
 * ScreenDialog asks for the forms that it contains.
 * @param isUnsaved whether the form has input that is not saved anywhere
 */
export function useUnloadQuestion(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? askBeforeUnload() : undefined), [isUnsaved]);
}
