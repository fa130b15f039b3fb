import { clockTime } from '@plaza/ui/time';
import { setLocalClockTo24Hours } from '../../../testing/local-clock-of-24-hours';
import { ada, boardBookingFixture, boardFixture } from '../testing/board-fixture';
import { assignRows, hoursBefore, hoursShown, positionOf } from './hours';

setLocalClockTo24Hours();

const labels = (board: Parameters<typeof hoursShown>[0], zone: string) =>
  hoursShown(board, zone).begins.map((at) => clockTime(at, { timeZone: zone, zone: 'unsaid' }));

describe('the hours of the board', () => {
  test('are 6 to 22 o’clock', () => {
    const hours = labels(boardFixture(), 'UTC');
    expect([hours[0], hours.at(-1), hours.length]).toEqual(['06:00', '21:00', 16]);
  });

  test('are extended to all bookings', () => {
    const jobs = [
      boardBookingFixture('Early', '2026-03-14T04:30:00Z', '2026-03-14T06:00:00Z'),
      boardBookingFixture('Late', '2026-03-14T21:00:00Z', '2026-03-14T22:30:00Z'),
    ];
    const hours = labels(boardFixture({ jobs }), 'UTC');
    expect([hours[0], hours.at(-1), hours.length]).toEqual(['04:00', '22:00', 19]);
  });

  test('end with the day, although a booking continues', () => {
    const jobs = [boardBookingFixture('Night', '2026-03-14T22:00:00Z', '2026-03-15T05:00:00Z')];
    expect(labels(boardFixture({ jobs }), 'UTC').at(-1)).toBe('23:00');
  });

  test('begin at 6 o’clock on a day when the clocks go forward, and skip the missing hour', () => {
    const board = boardFixture({
      day: '2026-03-08',
      from: '2026-03-08T05:00:00.000Z',
      until: '2026-03-09T04:00:00.000Z',
    });
    const zone = 'America/Toronto';
    expect(labels(board, zone)[0]).toBe('06:00');
    const jobs = [boardBookingFixture('Night', '2026-03-08T06:30:00Z', '2026-03-08T08:00:00Z')];
    expect(labels({ ...board, jobs }, zone).slice(0, 3)).toEqual(['01:00', '03:00', '04:00']);
  });
});

describe('the earlier hours', () => {
  const before = (overrides: Parameters<typeof boardFixture>[0]) => {
    const board = boardFixture(overrides);
    return hoursBefore(board, hoursShown(board, 'UTC'));
  };
  const working = [{ from: '2026-03-14T09:00:00Z', until: '2026-03-14T17:00:00Z' }];

  test('are those before the first booking', () => {
    const jobs = [boardBookingFixture('Noon', '2026-03-14T12:30:00Z', '2026-03-14T13:00:00Z')];
    expect(before({ jobs, people: [{ ...ada, working }] })).toBe(6);
  });

  test('are those before the working hours if there is none', () => {
    expect(before({ people: [ada, { ...ada, working }] })).toBe(3);
    expect(before({})).toBe(0);
  });
});

test('an interval is at its time, cut off at the end of the hours', () => {
  const hours = hoursShown(boardFixture(), 'UTC');
  const place = (from: string, until: string) =>
    positionOf({ from: `2026-03-14T${from}:00Z`, until: `2026-03-14T${until}:00Z` }, hours);
  expect(place('07:30', '09:00')).toEqual({ start: 1.5, length: 1.5 });
  expect(place('05:00', '07:00')).toEqual({ start: 0, length: 1 });
  expect(place('04:00', '06:00')).toBeUndefined();
});

test('overlapping ones are in separate rows, and others share one', () => {
  expect(
    assignRows([
      { start: 0, length: 2 },
      { start: 1, length: 3 },
      { start: 2, length: 1 },
      { start: 2.5, length: 1 },
      { start: 4, length: 1 },
    ]),
  ).toEqual([0, 1, 0, 2, 0]);
  expect(assignRows([])).toEqual([]);
});
