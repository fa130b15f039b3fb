import { type RefObject, useEffect, useRef, useState } from 'react';

/** Up to so many rows are all drawn whole. */
const few = 60;
/** So many become whole, or bare again, in one frame: a long scroll must not stop the page. */
const perFrame = 4;
/** How far beyond the window a row becomes whole, and how far beyond it stays so, in pixels. */
const within = 320;
const until = 960;

/**
 * Tells which rows of a long list are drawn whole: those near to what is seen, and those that had the focus, as somebody
 * may have typed there. The others are bare text, so that hundreds of them cost little and are still found and read.
 * @param list holds the rows as its children, each with its id as `data-row`
 */
export function useNearRows(list: RefObject<HTMLElement | null>, count: number): (id: string) => boolean {
  const [near, setNear] = useState<ReadonlySet<string>>(new Set());
  const touched = useRef(new Set<string>());
  const isLong = count > few;

  // After every drawing, as rows may have come, gone or moved; it ends when a look finds nothing to change.
  useEffect(() => {
    if (!isLong) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      if (list.current) setNear(oneStep(list.current, near, touched.current));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    lookSoon();
    const anywhere = { capture: true, passive: true }; // the frame of the table scrolls, and the page
    window.addEventListener('scroll', lookSoon, anywhere);
    window.addEventListener('resize', lookSoon);
    const handleFocus = ({ target }: FocusEvent) => {
      const row = target instanceof Element && target.closest<HTMLElement>('[data-row]');
      if (row) touched.current.add(row.dataset.row ?? '');
    };
    const element = list.current;
    element?.addEventListener('focusin', handleFocus);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon, anywhere);
      window.removeEventListener('resize', lookSoon);
      element?.removeEventListener('focusin', handleFocus);
    };
  });

  return (id) => !isLong || near.has(id);
}

/** The rows that are whole in the next frame; the same set where nothing changes. */
function oneStep(list: HTMLElement, near: ReadonlySet<string>, touched: ReadonlySet<string>): ReadonlySet<string> {
  const middle = window.innerHeight / 2;
  const missing: { id: string; away: number }[] = [];
  const left = new Set(near);
  for (const row of list.querySelectorAll<HTMLElement>(':scope > [data-row]')) {
    const id = row.dataset.row ?? '';
    const away = Math.abs(row.getBoundingClientRect().top - middle);
    if (!near.has(id)) {
      if (away < middle + within) missing.push({ id, away });
    } else if (away < middle + until || touched.has(id) || isMoving(row)) left.delete(id);
  }
  if (missing.length === 0 && left.size === 0) return near;
  missing.sort((one, other) => one.away - other.away);
  const next = new Set(near);
  for (const id of [...left].slice(0, perFrame)) next.delete(id);
  for (const { id } of missing.slice(0, perFrame)) next.add(id);
  return next;
}

const isMoving = (row: HTMLElement): boolean => row.querySelector('[aria-pressed="true"]') !== null;
