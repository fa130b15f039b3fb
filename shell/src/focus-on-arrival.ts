import { useNavigationType } from '@plaza/web-kit/router';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the keyboard focus, and with it a screen reader, to the top of a page that was opened by a link. A field that
 * took the focus itself keeps it; after a reload or Back the browser decides.
 * @returns a ref for the element that holds the content, which needs `tabIndex={-1}`
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
