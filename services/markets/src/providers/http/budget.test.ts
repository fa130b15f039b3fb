import { createBudget } from './budget';

test('limits the calls per minute of a source over all callers', async () => {
  const budget = createBudget('minute', { callsPerMinute: 3, callsPerMonth: 100 });
  expect(await budget(2)).toBe(true);
  expect(await budget(1)).toBe(true);
  expect(await budget(1)).toBe(false);
});

test('limits the calls per month, even if the minute has more', async () => {
  const budget = createBudget('month', { callsPerMinute: 100, callsPerMonth: 2 });
  expect([await budget(1), await budget(1), await budget(1)]).toEqual([true, true, false]);
});

test.each([
  ['minute', { callsPerMinute: 10, callsPerMonth: 1000 }],
  ['month', { callsPerMinute: 1000, callsPerMonth: 10 }],
])('requests for many made-up keys leave the lists half of a %s', async (period, rule) => {
  const budget = createBudget(`share of a ${period}`, rule);
  const taken = await Promise.all(Array.from({ length: 100 }, () => budget(1, true)));
  expect(taken.filter(Boolean)).toHaveLength(5);
  expect(await budget(5)).toBe(true);
  expect(await budget(1)).toBe(false);
});

test('single requests only get what the lists have left', async () => {
  const budget = createBudget('left', { callsPerMinute: 4, callsPerMonth: 100 });
  expect(await budget(4)).toBe(true);
  expect(await budget(1, true)).toBe(false);
});
