import type { PastPrice } from './provider';

/** Without those that come sooner after the one before than a step; the newest always stays. @param past the oldest first */
export function thinned(past: readonly PastPrice[], stepMs: number): PastPrice[] {
  let last = Number.NEGATIVE_INFINITY;
  return past.filter(({ at }, index) => {
    // Sources are not to the second: what comes a little early is taken.
    const isTaken = at - last >= stepMs * 0.9 || index === past.length - 1;
    if (isTaken) last = at;
    return isTaken;
  });
}

const linePoints = 28;

/** What a line of a few pixels can show, evenly spaced, with its first and its last. */
export function spaced(line: readonly number[]): number[] {
  if (line.length <= linePoints) return [...line];
  const step = (line.length - 1) / (linePoints - 1);
  return line.filter((_, index) => index === Math.round(Math.round(index / step) * step));
}
