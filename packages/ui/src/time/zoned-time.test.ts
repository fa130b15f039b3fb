import { addDays, browserTimeZone, startOfDay, startOfWeek, toDateTimeInput, toDay, toWallClock } from './zoned-time';

const at = (instant: number) => new Date(instant).toISOString();

it('reads the clocks of a time zone', () => {
  expect(toWallClock(Date.parse('2026-06-15T03:30:00Z'), 'America/Toronto')).toEqual({
    day: '2026-06-14',
    minutes: 1410,
  });
  expect(toWallClock(Date.parse('2026-06-15T00:00:00Z'), 'UTC')).toEqual({ day: '2026-06-15', minutes: 0 });
});

it('knows when a day begins, also on days of clock changes', () => {
  expect(at(startOfDay('2026-03-08', 'America/Toronto'))).toBe('2026-03-08T05:00:00.000Z');
  expect(at(startOfDay('2026-03-09', 'America/Toronto'))).toBe('2026-03-09T04:00:00.000Z');
  expect(at(startOfDay('2026-11-01', 'America/Toronto'))).toBe('2026-11-01T04:00:00.000Z');
  expect(at(startOfDay('2026-11-02', 'America/Toronto'))).toBe('2026-11-02T05:00:00.000Z');
  expect(at(startOfDay('2026-10-25', 'Europe/Berlin'))).toBe('2026-10-24T22:00:00.000Z');
  expect(at(startOfDay('2026-06-15', 'Pacific/Kiritimati'))).toBe('2026-06-14T10:00:00.000Z');
});

it('begins a day whose midnight is skipped at its first instant', () => {
  // Chile puts its clocks forward at midnight: 2026-09-06 begins at 01:00.
  expect(at(startOfDay('2026-09-06', 'America/Santiago'))).toBe('2026-09-06T04:00:00.000Z');
});

it('counts days across months and years, and finds the Monday of a week', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(startOfWeek('2026-06-15')).toBe('2026-06-15'); // a Monday
  expect(startOfWeek('2026-06-21')).toBe('2026-06-15');
});

test('days are those of the time zone, and follow the calendar', () => {
  expect(toDay('2026-03-15T03:00:00Z', 'America/Toronto')).toBe('2026-03-14');
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});

it('formats an instant for an input of date and time', () => {
  expect(toDateTimeInput('2026-11-21T17:05:00Z', 'Europe/Berlin')).toBe('2026-11-21T18:05');
  const local = new Date(2026, 0, 2, 3, 4);
  expect(toDateTimeInput(local)).toBe('2026-01-02T03:04');
  expect(new Date(toDateTimeInput(local))).toEqual(local);
});

it('reads the time zone of the browser at most once a second', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
  const asked = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  const zone = browserTimeZone();
  for (let times = 0; times < 100; times++) expect(browserTimeZone()).toBe(zone);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockReturnValue({ timeZone: 'Pacific/Kiritimati' } as Intl.ResolvedDateTimeFormatOptions);
  now.mockReturnValue(1_001_000);
  expect(browserTimeZone()).toBe('Pacific/Kiritimati');
  jest.restoreAllMocks();
});
