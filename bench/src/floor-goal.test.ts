import { unlessFloorMisses } from './floor-goal.mjs';
import { isMissed, tableOf } from './report.mjs';

test.each([
  [{ atMost: 1.5 }, 1.5],
  [{ atLeast: 0.9 }, 0.9],
  [{ oursAtMost: 100 }, 48],
  [{ oursAtLeast: 1000 }, 1640],
])('%j is kept if the floor reaches it with %d', (goal, floor) => {
  expect(unlessFloorMisses(goal, floor)).toBe(goal);
});

test.each([
  [{ atMost: 2 }, 3.6, { atMost: 4, isOfFloor: true }],
  [{ atLeast: 0.9 }, 0.7, { atLeast: 0.63, isOfFloor: true }],
  [{ oursAtMost: 100 }, 117, { oursAtMost: 130, isOfFloor: true }],
  [{ oursAtLeast: 1000 }, 980, { oursAtLeast: 882, isOfFloor: true }],
])('%j becomes nine tenths of a floor of %d', (goal, floor, expected) => {
  expect(unlessFloorMisses(goal, floor)).toEqual(expected);
});

test('the table marks the goal as that of the floor, and compares the row with it', () => {
  const row = {
    name: 'p50',
    unit: 'µs',
    ours: 400,
    reference: 200,
    ratio: 2,
    goal: unlessFloorMisses({ atMost: 1.5 }, 1.8),
  };
  expect(tableOf([row])).toMatch(/\| 2\.00 +\| ≤ 2 × \(floor\) +\| yes /);
  expect(isMissed({ ...row, ratio: 2.01 })).toBe(true);
});
