import type { PricePoint } from '../provider';

/**
 * Drops points that are less than a step after the previous one; the newest always stays.
 * @param past the oldest first
 */
export function downsample(past: readonly PricePoint[], stepMs: number): PricePoint[] {
  let last = Number.NEGATIVE_INFINITY;
  return past.filter(({ at }, index) => {
    // Providers are not exact to the second, so a point that is a little early stays.
    const stays = at - last >= stepMs * 0.9 || index === past.length - 1;
    if (stays) last = at;
    return stays;
  });
}

const sparklineLength = 28;

/** The points for a small sparkline, evenly spaced, with the first and the last. */
export function toSparkline(line: readonly number[]): number[] {
  if (line.length <= sparklineLength) return [...line];
  const step = (line.length - 1) / (sparklineLength - 1);
  return line.filter((_, index) => index === Math.round(Math.round(index / step) * step));
}
