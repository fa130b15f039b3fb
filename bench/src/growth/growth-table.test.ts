import { growthCells, verdictOf } from './growth-table.mjs';

const row = (readings: number[], returned: number, floors: (number | undefined)[] = []) => ({
  name: 'a list',
  returned: readings.map(() => returned),
  readings: readings.map((keys) => ({ documents: returned, keys })),
  floors: readings.map((_, index) => (floors[index] === undefined ? undefined : { documents: 0, keys: floors[index] })),
});

test('figures that depend on the size of the answer, or do not grow, are proportional', () => {
  expect(verdictOf(row([11, 11, 11], 10))).toBe('proportional');
  expect(verdictOf(row([100, 2000, 2010], 10))).toBe('proportional');
});

test('figures that grow with all records grow, and so do those without an answer', () => {
  expect(verdictOf(row([100, 10_000, 1_000_000], 10))).toBe('grows');
  expect(verdictOf({ ...row([100, 100, 100], 10), returned: [10, 10, Number.NaN] })).toBe('grows');
});

test('an exact count reads only what it counts', () => {
  expect(verdictOf(row([110, 10_010, 1_000_010], 10, [100, 10_000, 1_000_000]))).toBe(
    'proportional, beside an exact count',
  );
  expect(verdictOf(row([200, 20_000, 2_000_000], 10, [100, 10_000, 1_000_000]))).toBe('grows');
});

test('a row contains the answer at the largest size, and the reads at each size', () => {
  expect(growthCells([row([11, 12], 10)], [{ count: 100 }, { count: 10_000 }])).toEqual([
    ['what', 'returned', 'read at 100', 'read at 10,000', 'a bare count', 'verdict'],
    ['a list', '10', '10 + 11', '10 + 12', '', 'proportional'],
  ]);
});
