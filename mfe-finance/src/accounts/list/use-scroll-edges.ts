import { type RefObject, useEffect } from 'react';

/**
 * Marks a frame that scrolls sideways: `data-before` while something of it lies hidden at its start, `data-beyond` while
 * something does at its end. Attributes, so that scrolling draws nothing anew.
 */
export function useScrollEdges(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const mark = () => {
      const hidden = element.scrollWidth - element.clientWidth - element.scrollLeft;
      element.toggleAttribute('data-before', element.scrollLeft > 0);
      element.toggleAttribute('data-beyond', hidden > 1);
    };
    mark();
    element.addEventListener('scroll', mark, { passive: true });
    const observer = new ResizeObserver(mark);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => {
      element.removeEventListener('scroll', mark);
      observer.disconnect();
    };
  }, [frame]);
}
