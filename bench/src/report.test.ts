import { isMissed, tableOf } from './report.mjs';

const row = (ours: number, goal: object) => ({ name: 'a rate', unit: '/s', ours, goal });

test.each([
  [1000, { oursAtLeast: 1000 }, false],
  [999, { oursAtLeast: 1000 }, true],
  [1000, { oursAtMost: 1000 }, false],
  [1001, { oursAtMost: 1000 }, true],
])('of %d with the goal %j it is %s that it is missed', (ours, goal, missed) => {
  expect(isMissed(row(ours, goal))).toBe(missed);
});

test('a ratio is compared with its goal, and a row without a goal cannot miss it', () => {
  expect(isMissed({ ...row(7, { atMost: 2 }), ratio: 2.1 })).toBe(true);
  expect(isMissed({ ...row(7, { atMost: 2 }), ratio: 2 })).toBe(false);
  expect(isMissed({ name: 'a rate', unit: '/s', ours: 7 })).toBe(false);
});

test('a goal to be reached is in the table with its unit', () => {
  expect(tableOf([row(800, { oursAtLeast: 1000 })])).toMatch(/\| 800 .*\| ≥ 1,000 \/s \| no /);
});
