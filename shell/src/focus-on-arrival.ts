import { useNavigationType } from '@plaza/web-kit/router';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings the keyboard, and with it a screen reader, to the top of a page that was come to by a link. A field that took
 * the focus itself keeps it; a reload and Back leave all to the browser.
 * @returns for the element that holds the content, which needs `tabIndex={-1}`
 */
export function useFocusOnArrival<Content extends HTMLElement>(): RefObject<Content | null> {
  const content = useRef<Content>(null);
  const isByLink = useRef(useNavigationType() !== 'POP');
  useEffect(() => {
    if (!isByLink.current || content.current?.contains(document.activeElement)) return;
    content.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return content;
}
