import { RetryBudget } from './retry-budget';

test('allows a fifth of the requests of the last ten seconds, and at least three', () => {
  const clock = { now: 50_000 };
  const budget = new RetryBudget({ share: 0.2, minimum: 3 }, () => clock.now);
  const taken = () => {
    let count = 0;
    while (budget.take()) count++;
    return count;
  };
  expect(taken()).toBe(3);
  for (let n = 0; n < 50; n++) budget.countRequest();
  expect(taken()).toBe(7);
  clock.now += 11_000;
  expect(taken()).toBe(3);
});

test('allows none if it is zero', () => {
  const budget = new RetryBudget({ share: 0, minimum: 0 });
  budget.countRequest();
  expect(budget.take()).toBe(false);
});
