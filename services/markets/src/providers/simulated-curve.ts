import { createHash } from 'node:crypto';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The three swings of a price: how long at least, how much longer at most, and how far (as a share of the price). */
const swings = [
  { shortestMs: 11 * minuteMs, spreadMs: 18 * minuteMs, reach: 0.004 },
  { shortestMs: 170 * minuteMs, spreadMs: 400 * minuteMs, reach: 0.018 },
  { shortestMs: 2.3 * dayMs, spreadMs: 6 * dayMs, reach: 0.06 },
] as const;

/** How much of the swings something takes part in that is pegged to a currency. */
export const peggedShare = 0.02;

/**
 * Time → share of the base price. Lengths and phases of the swings come from the id.
 * @param takesPart how far it swings: 1 for a coin, a small share for what hardly moves
 */
export function curveOf(id: string, takesPart: number): (at: number) => number {
  const bytes = createHash('sha256').update(id).digest();
  const waves = swings.map(({ shortestMs, spreadMs, reach }, index) => ({
    lengthMs: shortestMs + (bytes.readUInt16BE(index * 4) / 65_536) * spreadMs,
    phase: (bytes.readUInt16BE(index * 4 + 2) / 65_536) * 2 * Math.PI,
    reach: reach * takesPart,
  }));
  return (at) =>
    Math.exp(
      waves.reduce((sum, { lengthMs, phase, reach }) => {
        // The remainder first: a sine of milliseconds since 1970 would lose its last digits.
        return sum + reach * Math.sin(((at % lengthMs) / lengthMs) * 2 * Math.PI + phase);
      }, 0),
    );
}
