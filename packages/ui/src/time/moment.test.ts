import { sayMoment, timeAgo } from './moment';

it.each([
  [-5000, 'just now'],
  [59_000, 'just now'],
  [60_000, '1 minute ago'],
  [3 * 3_600_000, '3 hours ago'],
  [86_400_000, 'yesterday'],
  [3 * 86_400_000, '3 days ago'],
  [21 * 86_400_000, '3 weeks ago'],
  [90 * 86_400_000, '3 months ago'],
])('describes %i ms ago as "%s"', (passed, words) => {
  const now = Date.parse('2026-03-04T05:06:07Z');
  expect(timeAgo(now - passed, now)).toBe(words);
});

it.each([
  [59_000, 'just now'],
  [6 * 86_400_000, '6 days ago'],
  [8 * 86_400_000, 'Feb 24'],
  [90 * 86_400_000, 'Dec 4, 2025'],
])('describes an age of %i ms while it is recent, and then the day: "%s"', (passed, words) => {
  const now = Date.parse('2026-03-04T12:00:00Z');
  expect(sayMoment(now - passed, now)).toBe(words);
});

it.each([
  ['2026-03-02T23:00', '2026-03-03T09:00', '10 hours ago'],
  ['2026-03-02T23:00', '2026-03-04T09:00', '2 days ago'],
  ['2026-03-02T08:00', '2026-03-03T09:00', 'yesterday'],
  ['2026-03-02T23:00', '2026-03-08T22:00', '6 days ago'],
  ['2026-03-02T23:00', '2026-03-09T09:00', 'Mar 2'],
])('counts the days of the calendar from 24 hours on: %s, seen at %s, is "%s"', (at, now, words) => {
  expect(sayMoment(new Date(at).getTime(), new Date(now).getTime())).toBe(words);
});
