import { amountsByMonth, chartCategories, colorOf } from './chart-categories';

const month = (name: string, amounts: Record<string, string>) => ({
  month: name,
  categories: Object.entries(amounts).map(([category, amount]) => ({ category, amount })),
});
const now = (...categories: string[]) => categories.map((category, index) => ({ category, share: 0.4 - index / 20 }));

test('the currently largest categories are named first, then the largest over all months', () => {
  const months = [
    month('2026-10', { Rent: '900.00', Travel: '10.00', Phone: '30.00' }),
    month('2026-11', { Rent: '900.00', Travel: '2000.10' }),
  ];
  expect(chartCategories(now('Rent'), months)).toEqual(['Rent', 'Travel', 'Phone']);
});

test('of more than five the smallest are combined exactly', () => {
  const months = [month('2026-11', { F: '6', A: '5', B: '4', C: '3', D: '0.10', E: '0.20' })];
  const names = chartCategories(now('A', 'B', 'C', 'D', 'E'), months);
  expect(names).toEqual(['A', 'B', 'C', 'D', 'All others']);
  expect(amountsByMonth(months, names)[0]?.amounts).toEqual({
    A: '5.00',
    B: '4.00',
    C: '3.00',
    D: '0.10',
    'All others': '6.20',
  });
});

test('in a base currency with more decimals no amount loses any', () => {
  const months = [month('2026-11', { Rent: '0.01234567', Travel: '0.00000001' })];
  expect(amountsByMonth(months, ['Rent'])[0]?.amounts).toEqual({ Rent: '0.01234567', 'All others': '0.00000001' });
});

test('a category has the same color everywhere, and combined ones have that of the others', () => {
  const names = ['A', 'B', 'C', 'D', 'All others'];
  const colors = ['blue', 'teal', 'brown', 'purple', 'green'];
  expect(['B', 'All others', 'F'].map((category) => colorOf(category, names, colors))).toEqual([
    'teal',
    'green',
    'green',
  ]);
});
