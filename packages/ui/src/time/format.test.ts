import {
  type DateStyle,
  formatDate,
  formatDay,
  formatDayInterval,
  formatDaysUntil,
  formatRelativeDay,
  formatTimeZone,
  formatZoneCity,
} from './format';

const at = '2026-06-15T13:30:05Z';
const timeZone = 'America/Toronto';

it.each<[DateStyle, string]>([
  ['full', 'Monday, June 15, 2026'],
  ['long', 'June 15, 2026'],
  ['medium', 'Jun 15, 2026'],
  ['monthAndDay', 'Jun 15'],
  ['monthAndYear', 'Jun 2026'],
  ['dayOfMonth', '15'],
  ['weekday', 'Mon'],
  ['weekdayShort', 'Mon, Jun 15'],
  ['weekdayMedium', 'Mon, Jun 15, 2026'],
  ['weekdayLong', 'Monday, June 15'],
  ['weekdayLongYear', 'Mon, June 15, 2026'],
])('formats a %s date as "%s", for instants and for days', (style, text) => {
  expect(formatDate(at, { style, timeZone })).toBe(text);
  expect(formatDay('2026-06-15', style)).toBe(text);
});

const now = '2026-03-05T05:30:00Z'; // 00:30 in Toronto

it.each([
  ['an interval of days', formatDayInterval('2026-06-15', '2026-07-05'), 'Jun 15 – Jul 5, 2026'],
  ['one without year', formatDayInterval('2026-06-15', '2026-06-21', { withYear: false }), 'Jun 15 – Jun 21'],
  ['today', formatRelativeDay('2026-03-05T05:01:00Z', now, { timeZone }), 'Today'],
  ['yesterday', formatRelativeDay('2026-03-05T04:59:00Z', now, { timeZone }), 'Yesterday'],
  ['a day of this year', formatRelativeDay('2026-03-04T04:59:00Z', now, { timeZone }), 'Tuesday, March 3'],
  ['a day of another year', formatRelativeDay('2025-12-31T12:00:00Z', now, { timeZone }), 'Wed, December 31, 2025'],
  ['a zone', formatTimeZone('Europe/Berlin', '2026-01-01T00:00:00Z'), 'Europe/Berlin (CET)'],
  ['a zone that is its own name', formatTimeZone('UTC'), 'UTC'],
  ['the city of a zone', formatZoneCity('America/New_York'), 'New York'],
  ['an invalid instant', formatDate('soon'), 'Invalid Date'],
])('formats %s', (_what, text, expected) => {
  expect(text).toBe(expected);
});

it('uses the time zone of the browser by default', () => {
  const local = new Date(2026, 5, 15, 9, 30);
  expect(formatDate(local)).toBe('Jun 15, 2026');
  expect(formatDate(local.getTime())).toBe(formatDate(local.toISOString()));
});

it.each([
  [new Date(2026, 5, 15, 23, 59), 'today'],
  [new Date(2026, 5, 16, 0, 1), 'tomorrow'],
  [new Date(2026, 5, 20, 8), 'in 5 days'],
  [new Date(2026, 5, 14, 8), 'yesterday'],
])('tells how far away %s is', (day, words) => {
  expect(formatDaysUntil(day, new Date(2026, 5, 15, 9, 30))).toBe(words);
});
