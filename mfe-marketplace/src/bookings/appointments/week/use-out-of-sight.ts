import { type RefObject, useLayoutEffect, useState } from 'react';
import { type DayColumn, outOfSight } from './week-layout';
import { headHeight, hourHeight } from './week-measures';

type OutOfSight = ReturnType<typeof outOfSight>;

/**
 * The number of bookings of each day above and below the visible part of its frame, updated on scrolling.
 * @param from the first hour of the days
 */
export function useOutOfSight(
  frame: RefObject<HTMLElement | null>,
  columns: readonly DayColumn[],
  from: number,
): readonly OutOfSight[] {
  const [hidden, setHidden] = useState<readonly OutOfSight[]>([]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const update = () => {
      const { scrollTop, clientHeight } = element;
      if (clientHeight === 0) return;
      const top = from * 60 + (scrollTop / hourHeight) * 60;
      const sight = { top, bottom: top + ((clientHeight - headHeight) / hourHeight) * 60 };
      const found = columns.map((column) => outOfSight(column, sight));
      setHidden((before) => (isSame(before, found) ? before : found));
    };
    update();
    element.addEventListener('scroll', update, { passive: true });
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', update);
      observer.disconnect();
    };
  }, [frame, columns, from]);
  return hidden;
}

/** Most scrolling changes no count; the same state then causes no render. */
const isSame = (before: readonly OutOfSight[], found: readonly OutOfSight[]): boolean =>
  before.length === found.length &&
  before.every(({ earlier, later }, index) => earlier === found[index]?.earlier && later === found[index]?.later);
