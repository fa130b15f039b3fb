import { outOfTurn, rankCorrelation } from './fairness.mjs';

const people = (...doneAt: number[]) => doneAt.map((at, cameAt) => ({ cameAt, doneAt: at }));

test('in the order of arrival nobody is out of turn', () => {
  expect(outOfTurn(people(10, 20, 30))).toEqual([0, 0, 0]);
  expect(rankCorrelation(people(10, 20, 30))).toBe(1);
});

test('both the overtaken and the overtaking request are out of turn by the time between them', () => {
  expect(outOfTurn(people(10, 50, 30))).toEqual([0, 20, 20]);
  expect(rankCorrelation(people(10, 50, 30))).toBeCloseTo(0.5);
});

test('the reverse order is -1, in whatever order they are given', () => {
  expect(rankCorrelation(people(40, 30, 20, 10))).toBe(-1);
  expect(rankCorrelation(people(40, 30, 20, 10).reverse())).toBe(-1);
  expect(outOfTurn(people(40, 30, 20, 10).reverse())).toEqual([30, 10, 10, 30]);
});
