import { pathOf } from './sparkline';

test('the line is drawn from left to right, with high prices above low ones', () => {
  expect(pathOf([1, 3, 2])).toBe('M0.0 22.0L48.0 2.0L96.0 12.0');
});

test('a constant price is a horizontal line', () => {
  expect(pathOf([5, 5])).toBe('M0.0 12.0L96.0 12.0');
});
