import {
  type DateStyle,
  type DateTimeStyle,
  formatCompactDate,
  formatCompactDateTime,
  formatDate,
  formatDateTime,
  formatDay,
  formatDayInterval,
  formatHour,
  formatInterval,
  formatRelativeDay,
  formatTime,
  formatTimeInterval,
  formatTimeZone,
  formatZoneCity,
  type TimeStyle,
} from './format';

const at = '2026-06-15T13:30:05Z';
const timeZone = 'America/Toronto';
/** Engines differ in the space before AM and PM. */
const plain = (text: string) => text.replaceAll('\u202f', ' ');

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
])('writes a %s date as "%s", of an instant as of a day', (style, text) => {
  expect(formatDate(at, { style, timeZone })).toBe(text);
  expect(formatDay('2026-06-15', style)).toBe(text);
});

it.each<[TimeStyle, string]>([
  ['short', '09:30'],
  ['short12', '9:30 AM'],
  ['seconds12', '9:30:05 AM'],
  ['localized', '09:30 AM'],
])('writes a %s time as "%s"', (style, text) => {
  expect(plain(formatTime(at, { style, timeZone }))).toBe(text);
});

it.each<[DateTimeStyle, string]>([
  ['medium', 'Jun 15, 2026, 09:30'],
  ['medium12', 'Jun 15, 2026, 9:30 AM'],
  ['monthAndDay12', 'Jun 15, 9:30 AM'],
  ['long12', 'June 15, 2026 at 9:30 AM'],
  ['longSeconds12', 'June 15, 2026 at 9:30:05 AM'],
  ['numeric12', '6/15/2026, 9:30:05 AM'],
  ['dayFirst', '15 Jun 2026, 09:30'],
  ['dayFirstSeconds', '15 Jun 2026, 09:30:05'],
])('writes a %s date and time as "%s"', (style, text) => {
  expect(plain(formatDateTime(at, { style, timeZone }))).toBe(text);
});

const night = { startsAt: '2026-03-15T03:00:00Z', endsAt: '2026-03-15T04:30:00Z' };
const now = '2026-03-05T05:30:00Z'; // 00:30 in Toronto

it.each([
  ['an interval', formatInterval(night, { timeZone }), 'Sat, Mar 14, 23:00–00:30'],
  ['an interval elsewhere', formatInterval(night, { timeZone: 'UTC' }), 'Sun, Mar 15, 03:00–04:30'],
  ['the times of an interval', formatTimeInterval(night, { timeZone }), '23:00–00:30'],
  ['the first hour', formatHour(0), '00:00'],
  ['the last hour', formatHour(24), '24:00'],
  ['an interval of days', formatDayInterval('2026-06-15', '2026-07-05'), 'Jun 15 – Jul 5, 2026'],
  ['one without year', formatDayInterval('2026-06-15', '2026-06-21', { withYear: false }), 'Jun 15 – Jun 21'],
  ['today', formatRelativeDay('2026-03-05T05:01:00Z', now, { timeZone }), 'Today'],
  ['yesterday', formatRelativeDay('2026-03-05T04:59:00Z', now, { timeZone }), 'Yesterday'],
  ['a day of this year', formatRelativeDay('2026-03-04T04:59:00Z', now, { timeZone }), 'Tuesday, March 3'],
  ['a day of another year', formatRelativeDay('2025-12-31T12:00:00Z', now, { timeZone }), 'Wed, December 31, 2025'],
  ['a compact date', formatCompactDate('2026-11-21T23:00:00Z', { now, timeZone }), 'Sat 21 Nov'],
  ['one of another year', formatCompactDate('2025-11-21T23:00:00Z', { now, timeZone }), 'Fri 21 Nov 2025'],
  ['a compact date and time', formatCompactDateTime('2026-11-21T23:00:00Z', { now, timeZone }), 'Sat 21 Nov, 18:00'],
  ['a zone', formatTimeZone('Europe/Berlin', '2026-01-01T00:00:00Z'), 'Europe/Berlin (CET)'],
  ['a zone that is its own name', formatTimeZone('UTC'), 'UTC'],
  ['the city of a zone', formatZoneCity('America/New_York'), 'New York'],
  ['what is no instant', formatDate('soon'), 'Invalid Date'],
])('writes %s', (_what, text, expected) => {
  expect(text).toBe(expected);
});

it('takes the zone of the browser without another one', () => {
  const local = new Date(2026, 5, 15, 9, 30);
  expect(formatDateTime(local)).toBe('Jun 15, 2026, 09:30');
  expect(formatDateTime(local.getTime())).toBe(formatDateTime(local.toISOString()));
});
