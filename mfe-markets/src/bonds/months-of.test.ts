import { bondView } from './bond-view';
import { monthsOf } from './months-of';

test.each([
  ['3 months', 3],
  ['1 year', 12],
  ['10 years', 120],
  ['6M', 6],
  ['2Y', 24],
])('%s are %i months', (maturity, months) => {
  expect(monthsOf(maturity)).toBe(months);
});

test('bonds are sorted by maturity, months before years, and unknown ones last', () => {
  const sortBy = bondView.columns.find(({ id }) => id === 'maturity')?.sortBy;
  const bonds = ['2 years', '30 years', 'perpetual', '3 months', '5 years'].map((maturity) => {
    return { name: maturity, maturity, yield: 4, changePercent: 0 };
  });
  const sorted = bonds.toSorted((one, other) => Number(sortBy?.(one)) - Number(sortBy?.(other)));
  expect(sorted.map(({ maturity }) => maturity)).toEqual(['3 months', '2 years', '5 years', '30 years', 'perpetual']);
});
