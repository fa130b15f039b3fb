import { type RefObject, useLayoutEffect, useState } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of an element's content, in pixels, measured before the first paint; `before` until it has a size. */
export function useSize(element: RefObject<HTMLElement | null>, before: Size): Size {
  const [size, setSize] = useState(before);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    function measure({ clientWidth: width, clientHeight: height }: HTMLElement) {
      if (width > 0 && height > 0) setSize({ width, height });
    }
    measure(measured);
    const observer = new ResizeObserver(() => measure(measured));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
