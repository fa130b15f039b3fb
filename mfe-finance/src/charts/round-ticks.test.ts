import { compactAmount } from './axes';
import { roundTicks } from './round-ticks';

describe('the ticks of an axis', () => {
  test.each([
    [0, 10_340, [0, 2500, 5000, 7500, 10_000, 12_500]],
    [0, 950, [0, 200, 400, 600, 800, 1000]],
    [0, 1000, [0, 250, 500, 750, 1000, 1250]],
    [177_900, 217_604, [170_000, 180_000, 190_000, 200_000, 210_000, 220_000]],
    [-265_000, 482_604, [-400_000, -200_000, 0, 200_000, 400_000, 600_000]],
    [-900, -100, [-1000, -800, -600, -400, -200, 0]],
    [0, 0.35, [0, 0.1, 0.2, 0.3, 0.4]],
  ])('from %d to %d are round, with room above the highest value', (low, high, expected) => {
    expect(roundTicks(low, high)).toEqual(expected);
  });

  test.each([0, 5, -40, 217_604.01, 2.4e14])('enclose %d if all figures are the same', (figure) => {
    const ticks = roundTicks(figure, figure);
    expect(ticks.length).toBeGreaterThan(1);
    expect(ticks[0]).toBeLessThanOrEqual(figure);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(figure);
  });

  test.each([
    [217_604, 217_606],
    [1_100_000, 1_900_000],
    [0, 1.6e14],
  ])('from %d to %d are formatted distinctly', (low, high) => {
    const written = roundTicks(low, high).map(compactAmount);
    expect(new Set(written).size).toBe(written.length);
  });
});
