/** The value below which a share of the values lie. @param {number[]} values */
export function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Two series from the same rounds: the median of each, and the median of their ratios round by round, which is not
 * disturbed by a machine that becomes faster or slower between rounds.
 */
export function compared(ours, reference) {
  return {
    ours: median(ours),
    reference: median(reference),
    ratio: median(ours.map((value, round) => value / reference[round])),
  };
}

/**
 * How far the ratios of two identical things lie from 1: half of the rounds are nearer. A difference between a median
 * of as many rounds and its goal means nothing if it is smaller than this.
 * @param {number[]} ratios
 */
export const spread = (ratios) => median(ratios.map((ratio) => Math.abs(ratio - 1)));

/**
 * How far the median of `count` ratios may be from the true value: its standard error, from the spread of ratios that
 * are known to be 1 (for a normal distribution, 1.48 spreads are a standard deviation, and the error of a median is
 * 1.25 standard deviations over the root of the count).
 * @param {number[]} alike
 * @param {number} count
 */
export const medianError = (alike, count) => (1.25 * 1.48 * spread(alike)) / Math.sqrt(count);
