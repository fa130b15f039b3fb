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
 * Two series of the same rounds: the median of each, and the median of their ratios round by round, which a machine
 * that changes its pace between rounds does not disturb.
 */
export function compared(ours, reference) {
  return {
    ours: median(ours),
    reference: median(reference),
    ratio: median(ours.map((value, round) => value / reference[round])),
  };
}

/**
 * How far the ratios of two things that are alike lie from 1: half of the rounds are nearer. A median of as many rounds
 * that misses or meets its goal by less says nothing.
 * @param {number[]} ratios
 */
export const spread = (ratios) => median(ratios.map((ratio) => Math.abs(ratio - 1)));

/**
 * How far the median of so many ratios may be from what it stands for: its standard error, by the spread of ratios that
 * are known to be 1 (of a normal distribution, 1.48 spreads are a standard deviation, and the error of a median is 1.25
 * of those over the root of the count).
 * @param {number[]} alike
 * @param {number} count
 */
export const medianError = (alike, count) => (1.25 * 1.48 * spread(alike)) / Math.sqrt(count);
