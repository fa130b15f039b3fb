/**
 * The straight line through values at equal intervals, fitted by least squares.
 * @param {number[]} values three or more
 * @returns {{ perStep: number, error: number, mean: number }} `error`: the standard error of `perStep`
 */
export function trendOf(values) {
  const count = values.length;
  const mean = sumOf(values) / count;
  const middle = (count - 1) / 2;
  const spread = sumOf(values.map((_, step) => (step - middle) ** 2));
  const perStep = sumOf(values.map((value, step) => (step - middle) * (value - mean))) / spread;
  const rests = values.map((value, step) => value - mean - perStep * (step - middle));
  const error = Math.sqrt(sumOf(rests.map((rest) => rest ** 2)) / (count - 2) / spread);
  return { perStep, error, mean };
}

const sumOf = (values) => values.reduce((sum, value) => sum + value, 0);
