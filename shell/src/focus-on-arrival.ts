import { useNavigationType } from '@plaza/web-kit/router';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * For a page that was opened by a link: moves the keyboard focus, and with it a screen reader, to its top. A field that
 * took the focus itself keeps it; after a reload or Back the browser decides.
 * @returns does so once, as the content is there: an element with `tabIndex={-1}`
 */
export function useArrival(): (content: HTMLElement | null) => void {
  const isDue = useRef(useNavigationType() !== 'POP');
  return useCallback((content) => {
    if (!isDue.current || !content) return;
    isDue.current = false;
    if (content.contains(document.activeElement)) return;
    content.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
}

/** The same for content that is there at once. @returns a ref for the element that holds it, with `tabIndex={-1}` */
export function useFocusOnArrival<Content extends HTMLElement>(): RefObject<Content | null> {
  const content = useRef<Content>(null);
  const arrive = useArrival();
  useEffect(() => arrive(content.current), [arrive]);
  return content;
}
