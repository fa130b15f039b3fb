import { pointsMoved } from './points-moved';

test.each([
  [4.25, 4.2],
  [0.5, 0.2],
  [0.2, 0.5],
  [3, 3],
  [-0.4, -0.5],
  [-0.5, -0.4],
  [-0.1, 0.2],
])('a yield of %d after %d moved by the difference', (now, before) => {
  const changePercent = ((now - before) / Math.abs(before)) * 100;
  expect(pointsMoved(now, changePercent)).toBeCloseTo(now - before, 8);
});

test('without a previous yield there is no change', () => {
  expect(pointsMoved(0, -100)).toBe(0);
});
