import type { Outcomes } from './sequential-test';

/**
 * Fisher's exact test, one-sided: the probability that `one` has at least its number of bad outcomes by chance alone,
 * if both fail equally often. 1 if either has no outcomes.
 */
export function fisherExact(one: Outcomes, other: Outcomes): number {
  const size = one.good + one.bad;
  const all = size + other.good + other.bad;
  const bad = one.bad + other.bad;
  const most = Math.min(size, bad);
  let sum = 0;
  for (let count = one.bad; count <= most; count++) {
    sum += Math.exp(logChoose(bad, count) + logChoose(all - bad, size - count) - logChoose(all, size));
  }
  return Math.min(1, sum);
}

/** The logarithm of the number of ways to choose `count` out of `from`; minus infinity if there is none. */
function logChoose(from: number, count: number): number {
  if (count < 0 || count > from) return Number.NEGATIVE_INFINITY;
  return logFactorial(from) - logFactorial(count) - logFactorial(from - count);
}

/** Exact for small numbers; otherwise Stirling's series, with an error below 1e-10. */
function logFactorial(of: number): number {
  if (of < 20) {
    let sum = 0;
    for (let factor = 2; factor <= of; factor++) sum += Math.log(factor);
    return sum;
  }
  const series = 1 / (12 * of) - 1 / (360 * of ** 3) + 1 / (1260 * of ** 5);
  return of * Math.log(of) - of + Math.log(2 * Math.PI * of) / 2 + series;
}
