import { changeSince } from './change-since';

test('a price changes by a percentage, a yield by percentage points', () => {
  expect(changeSince('crypto', 80_000, 100_000)).toEqual({ value: 25, unit: 'percent' });
  expect(changeSince('crypto', 0, 1)).toEqual({ value: 0, unit: 'percent' });
  expect(changeSince('bonds', 0.2, 0.5)).toEqual({ value: 0.3, unit: 'points' });
});
