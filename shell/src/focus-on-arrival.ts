import { useNavigationType } from '@plaza/web-kit/router';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Moves the focus, and so the position of screen readers, to the top of a page that was opened by a link. A field that
 * has taken the focus keeps it; after a reload or Back the browser decides.
 * @returns a ref callback for an element with `tabIndex={-1}`, which moves the focus once the content is rendered
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

/** The same for content that is rendered at once. @returns a ref for the content's element, with `tabIndex={-1}` */
export function useFocusOnArrival<Content extends HTMLElement>(): RefObject<Content | null> {
  const content = useRef<Content>(null);
  const arrive = useArrival();
  useEffect(() => arrive(content.current), [arrive]);
  return content;
}
