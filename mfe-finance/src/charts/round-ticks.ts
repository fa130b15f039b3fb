/** Steps that an axis may use, multiplied by a power of ten. */
const roundSteps = [1, 2, 2.5, 5, 10];

/**
 * Round, evenly spaced ticks for figures from `low` to `high`, with about `intervals` intervals. The first and the last
 * tick leave some margin, but the margin never crosses zero.
 */
export function roundTicks(low: number, high: number, intervals = 5): number[] {
  const range = high - low || Math.abs(high) / 10 || 1;
  const room = range / 25;
  const from = low < 0 ? low - room : Math.max(0, low - room);
  const to = high > 0 || low === 0 ? high + room : Math.min(0, high + room);
  const step = Math.max(stepFor((to - from) / intervals), finestStep(Math.max(Math.abs(from), Math.abs(to))));
  const first = Math.floor(from / step);
  const count = Math.ceil(to / step) - first + 1;
  return Array.from({ length: count }, (_, index) => tidy((first + index) * step));
}

/** The smallest round step that is at least this large. */
function stepFor(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return (roundSteps.find((step) => step * power >= least * (1 - 1e-9)) ?? 10) * power;
}

/**
 * A tick shows two decimals of thousands, millions and so on, so smaller steps would give several ticks the same label.
 */
const finestStep = (largest: number): number => 10 ** (3 * Math.floor(Math.log10(Math.max(largest, 1)) / 3) - 2);

/** Removes floating-point noise, as in 0.30000000000000004. */
const tidy = (value: number): number => Number(value.toPrecision(12));
