import { largestCategories } from './largest-categories';

const month = (name: string, amounts: Record<string, string>) => ({
  month: name,
  categories: Object.entries(amounts).map(([category, amount]) => ({ category, amount })),
});

test('five categories keep their names, the largest over all months first', () => {
  const { names, months } = largestCategories([
    month('2026-10', { Rent: '900.00', Travel: '10.00' }),
    month('2026-11', { Rent: '900.00', Travel: '2000.10' }),
  ]);
  expect(names).toEqual(['Travel', 'Rent']);
  expect(months[1]).toEqual({ month: '2026-11', amounts: { Rent: '900.00', Travel: '2000.10' } });
});

test('of more than five the smallest are one series, to the cent', () => {
  const { names, months } = largestCategories([
    month('2026-11', { A: '6', B: '5', C: '4', D: '3', E: '0.10', F: '0.20' }),
  ]);
  expect(names).toEqual(['A', 'B', 'C', 'D', 'All others']);
  expect(months[0]?.amounts['All others']).toBe('0.30');
});
