import { growthCells, verdictOf } from './growth-table.mjs';

const row = (readings: number[], returned: number, floors: (number | undefined)[] = []) => ({
  name: 'a list',
  returned: readings.map(() => returned),
  readings: readings.map((keys) => ({ documents: returned, keys })),
  floors: readings.map((_, index) => (floors[index] === undefined ? undefined : { documents: 0, keys: floors[index] })),
});

test('what belongs to what is returned, or does not grow, is proportional', () => {
  expect(verdictOf(row([11, 11, 11], 10))).toBe('proportional');
  expect(verdictOf(row([100, 2000, 2010], 10))).toBe('proportional');
});

test('what grows with all records grows, and so does what no answer comes of', () => {
  expect(verdictOf(row([100, 10_000, 1_000_000], 10))).toBe('grows');
  expect(verdictOf({ ...row([100, 100, 100], 10), returned: [10, 10, Number.NaN] })).toBe('grows');
});

test('an exact count reads what it counts, and no more', () => {
  expect(verdictOf(row([110, 10_010, 1_000_010], 10, [100, 10_000, 1_000_000]))).toBe(
    'proportional, beside an exact count',
  );
  expect(verdictOf(row([200, 20_000, 2_000_000], 10, [100, 10_000, 1_000_000]))).toBe('grows');
});

test('a row has what is returned at the largest size, and what is read at each', () => {
  expect(growthCells([row([11, 12], 10)], [{ count: 100 }, { count: 10_000 }])).toEqual([
    ['what', 'returned', 'read at 100', 'read at 10,000', 'a bare count', 'verdict'],
    ['a list', '10', '10 + 11', '10 + 12', '', 'proportional'],
  ]);
});
