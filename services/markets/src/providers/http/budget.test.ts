import { createBudget } from './budget';

test('a source has so many calls a minute, whoever makes them', async () => {
  const budget = createBudget('minute', { callsPerMinute: 3, callsPerMonth: 100 });
  expect(await budget(2)).toBe(true);
  expect(await budget(1)).toBe(true);
  expect(await budget(1)).toBe(false);
});

test('and so many a month, even where the minute has more', async () => {
  const budget = createBudget('month', { callsPerMinute: 100, callsPerMonth: 2 });
  expect([await budget(1), await budget(1), await budget(1)]).toEqual([true, true, false]);
});
