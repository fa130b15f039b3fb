import { type RefObject, useEffect } from 'react';

/**
 * Marks a scroll container: `data-before` while content is hidden at its start, `data-beyond` at its end, and
 * `data-below` at its bottom. It sets attributes, so that scrolling causes no render.
 */
export function useScrollEdges(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const update = () => {
      const hidden = element.scrollWidth - element.clientWidth - element.scrollLeft;
      element.toggleAttribute('data-before', element.scrollLeft > 0);
      element.toggleAttribute('data-beyond', hidden > 1);
      element.toggleAttribute('data-below', element.scrollHeight - element.clientHeight - element.scrollTop > 1);
    };
    update();
    element.addEventListener('scroll', update, { passive: true });
    const observer = new ResizeObserver(update);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => {
      element.removeEventListener('scroll', update);
      observer.disconnect();
    };
  }, [frame]);
}
