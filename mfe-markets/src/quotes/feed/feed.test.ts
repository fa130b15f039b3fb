import { ageOf, formatAge, isLive } from './feed';

const asOf = '2026-03-14T12:00:00.000Z';
const at = Date.parse(asOf);
const feed = { asOf, intervalMs: 240_000, simulated: false };

test('quotes are live while they are younger than two intervals', () => {
  expect(isLive(feed, at + 479_999)).toBe(true);
  expect(isLive(feed, at + 480_000)).toBe(false);
});

test('a clock behind the server results in no negative age', () => {
  expect(ageOf(feed, at - 5000)).toBe(0);
});

test.each([
  [400, 'just now'],
  [12_900, '12s ago'],
  [60_000, '1m ago'],
  [3_599_999, '59m ago'],
  [3 * 3_600_000, '3h ago'],
  [49 * 3_600_000, '2d ago'],
])('an age of %d ms reads %s', (age, text) => {
  expect(formatAge(age)).toBe(text);
});
