import { dayBounds, instantOf, localTimeOf } from '../time/zoned-time';
import { listHalfHours } from './half-hours';

const toronto = 'America/Toronto';

test.each([
  ['a usual day', '2026-06-01', toronto, 48, []],
  ['a day whose clocks go forward', '2026-03-08', toronto, 46, ['02:00', '02:30']],
  ['a day whose clocks go back', '2026-11-01', toronto, 48, []],
  ['a day whose clocks go forward by half an hour', '2026-10-04', 'Australia/Lord_Howe', 47, ['02:00']],
  ['a day whose clocks go back by half an hour', '2026-04-05', 'Australia/Lord_Howe', 48, []],
  ['a day that begins at one', '2026-09-06', 'America/Santiago', 46, ['00:00', '00:30']],
  ['a day that a zone left out', '2011-12-30', 'Pacific/Apia', 0, ['00:00', '12:00', '23:30']],
])('%s has each local time once', (_what, day, zone, count, missing) => {
  const found = listHalfHours(day, 1, zone);
  expect(found).toHaveLength(count);
  expect(new Set(found.map(({ time }) => time)).size).toBe(count);
  expect(found.filter(({ time }) => missing.includes(time))).toEqual([]);
});

test.each([toronto, 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'])(
  'in %s every day of a year is in order and matches the local clock',
  (zone) => {
    const found = listHalfHours('2026-01-01', 365, zone);
    const { from, until } = dayBounds('2026-01-01', zone, 365);
    const instants = found.map(({ startsAt }) => startsAt.getTime());
    expect(instants.every((instant, index) => index === 0 || instant > (instants[index - 1] ?? 0))).toBe(true);
    expect([instants[0], (instants.at(-1) ?? 0) < until.getTime()]).toEqual([from.getTime(), true]);
    // Some of each kind of day: all of them would take seconds.
    for (const { startsAt, ...local } of found.filter((_one, index) => index % 37 === 0)) {
      expect(instantOf(local, zone)).toEqual(startsAt);
      expect(localTimeOf(startsAt, zone)).toEqual(local);
    }
  },
);

test('days end where four-digit dates do', () => {
  expect(listHalfHours('9999-12-31', 31, 'UTC').at(-1)).toMatchObject({ date: '9999-12-31', time: '23:30' });
});
