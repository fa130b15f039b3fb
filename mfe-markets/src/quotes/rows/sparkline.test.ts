import { pathOf } from './sparkline';

test('the line goes from the left to the right, high prices above low ones', () => {
  expect(pathOf([1, 3, 2])).toBe('M0.0 22.0L48.0 2.0L96.0 12.0');
});

test('a price that never moved is a level line', () => {
  expect(pathOf([5, 5])).toBe('M0.0 12.0L96.0 12.0');
});
