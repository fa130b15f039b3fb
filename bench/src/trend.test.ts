import { trendOf } from './trend.mjs';

test('the trend of values on a line is the line, without an error', () => {
  const { perStep, error, mean } = trendOf([10, 12, 14, 16]);
  expect(perStep).toBeCloseTo(2);
  expect(error).toBeCloseTo(0);
  expect(mean).toBe(13);
});

test('alternating values have no slope, and an error', () => {
  const { perStep, error } = trendOf([1, -1, -1, 1]);
  expect(perStep).toBeCloseTo(0);
  // Rests of 1 over two degrees of freedom; the steps from the middle squared are 5 in all.
  expect(error).toBeCloseTo(Math.sqrt(4 / 2 / 5));
});
