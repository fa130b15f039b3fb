/** At which an axis may count, times a power of ten. */
const roundSteps = [1, 2, 2.5, 5, 10];

/**
 * The ticks of an axis over figures from `low` to `high`: round, equally far from each other, with about so many
 * intervals. The first and the last leave some room, for which zero is not crossed.
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

/** The smallest round step that is not smaller than this. */
function stepFor(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return (roundSteps.find((step) => step * power >= least * (1 - 1e-9)) ?? 10) * power;
}

/** A tick is written with two decimals of thousands, millions and so on: steps below that would all read the same. */
const finestStep = (largest: number): number => 10 ** (3 * Math.floor(Math.log10(Math.max(largest, 1)) / 3) - 2);

/** Without what multiplying leaves behind: 0.30000000000000004. */
const tidy = (value: number): number => Number(value.toPrecision(12));
