import { formatDay, formatDayAndTimes, longDay, shortDay } from './format-time';

test('a day is told as far as there is room for it', () => {
  expect(formatDay('2026-03-14')).toBe('Sat, Mar 14, 2026');
  expect(formatDay('2026-03-14', shortDay)).toBe('Sat, Mar 14');
  expect(formatDay('2026-03-14', longDay)).toBe('Saturday, March 14');
});

test('when a job is, is told on the clocks of the zone', () => {
  const job = { startsAt: '2026-03-15T03:00:00Z', endsAt: '2026-03-15T04:30:00Z' };
  expect(formatDayAndTimes(job, 'America/Toronto')).toBe('Sat, Mar 14, 23:00–00:30');
  expect(formatDayAndTimes(job, 'UTC')).toBe('Sun, Mar 15, 03:00–04:30');
});
