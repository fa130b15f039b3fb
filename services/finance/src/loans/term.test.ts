import { termMonthsLeft } from './term';

test.each([
  ['on its first day', '2026-01-31', 12],
  ['before its first payment', '2026-02-27', 12],
  ['on the day of its first payment, in a shorter month', '2026-02-28', 11],
  ['before its second payment', '2026-03-30', 11],
  ['on the day of its second payment', '2026-03-31', 10],
  ['half a year later', '2026-07-31', 6],
  ['a day before its end', '2027-01-30', 1],
  ['at its end', '2027-01-31', 0],
  ['long after its end', '2031-05-05', 0],
  ['before it began', '2025-11-01', 12],
])('a year of payments from 31 January 2026 on has %s (%s) %i left', (_when, today, left) => {
  expect(termMonthsLeft({ termMonths: 12, termFrom: '2026-01-31' }, today)).toBe(left);
});

test('no term has no months left', () => {
  expect(termMonthsLeft({ termMonths: 0, termFrom: '2026-01-31' }, '2026-01-31')).toBe(0);
});
