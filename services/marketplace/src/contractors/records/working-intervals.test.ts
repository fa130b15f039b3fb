import type { WorkingHours } from '@plaza/contracts/marketplace/working-hours';
import fc from 'fast-check';
import { dayBounds, localTimeOf } from '../../time/zoned-time';
import { type Interval, isWithinWorkingHours, workingIntervals } from './working-intervals';

const toronto = 'America/Toronto';
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const weekdays = [1, 2, 3, 4, 5, 6, 7];
const daily = (timeZone: string, ...intervals: [string, string][]): WorkingHours => ({
  timeZone,
  spans: weekdays.flatMap((weekday) => intervals.map(([from, until]) => ({ weekday, from, until }))),
});
const shown = (intervals: readonly Interval[]) =>
  intervals.map(({ from, until }) => `${from.toISOString().slice(0, 16)} ${until.toISOString().slice(0, 16)}`);
const ofDay = (hours: WorkingHours, day: string) => {
  const { from, until } = dayBounds(day, hours.timeZone);
  return shown(workingIntervals(hours, from, until));
};

test.each<[string, [string, string][], string, string[]]>([
  ['on a usual day', [['09:00', '17:00']], '2026-06-01', ['2026-06-01T13:00 2026-06-01T21:00']],
  ['that begins while clocks skip', [['02:30', '05:00']], '2026-03-08', ['2026-03-08T07:00 2026-03-08T09:00']],
  ['that ends while clocks skip', [['01:00', '02:30']], '2026-03-08', ['2026-03-08T06:00 2026-03-08T07:00']],
  ['that clocks skip as a whole', [['02:10', '02:50']], '2026-03-08', []],
  ['over a repeated hour', [['00:00', '03:00']], '2026-11-01', ['2026-11-01T04:00 2026-11-01T08:00']],
  ['that begins at a repeated time', [['01:30', '03:00']], '2026-11-01', ['2026-11-01T05:30 2026-11-01T08:00']],
  ['to the end of the day', [['22:00', '24:00']], '2026-06-01', ['2026-06-02T02:00 2026-06-02T04:00']],
])('an interval %s', (_what, intervals, day, expected) => {
  expect(ofDay(daily(toronto, ...intervals), day)).toEqual(expected);
});

test('unordered intervals are sorted, and adjacent ones are merged', () => {
  const hours = daily('UTC', ['13:00', '17:00'], ['08:00', '12:00'], ['12:00', '13:00'], ['18:00', '19:00']);
  expect(ofDay(hours, '2026-06-01')).toEqual([
    '2026-06-01T08:00 2026-06-01T17:00',
    '2026-06-01T18:00 2026-06-01T19:00',
  ]);
});

const nights: WorkingHours = {
  timeZone: toronto,
  spans: [
    { weekday: 6, from: '20:00', until: '24:00' },
    { weekday: 7, from: '00:00', until: '04:00' },
  ],
};
test.each([
  ['over midnight, from one interval into the next', true, '2026-06-07T02:00Z', '2026-06-07T06:00Z'],
  ['of exactly the hours', true, '2026-06-07T00:00Z', '2026-06-07T08:00Z'],
  ['that continues for a minute', false, '2026-06-07T02:00Z', '2026-06-07T08:01Z'],
  ['that begins a minute early', false, '2026-06-06T23:59Z', '2026-06-07T02:00Z'],
  ['on another night', false, '2026-06-08T02:00Z', '2026-06-08T04:00Z'],
])('a booking %s is within working hours: %s', (_what, worked, from, until) => {
  expect(isWithinWorkingHours(nights, new Date(from), new Date(until))).toBe(worked);
});

test('a booking across a break is not within working hours, and any booking is if none are set', () => {
  const booking = [new Date('2026-06-01T11:30Z'), new Date('2026-06-01T13:30Z')] as const;
  expect(isWithinWorkingHours(daily('UTC', ['08:00', '12:00'], ['13:00', '17:00']), ...booking)).toBe(false);
  expect(isWithinWorkingHours({ timeZone: 'UTC', spans: [] }, ...booking)).toBe(false);
  expect(isWithinWorkingHours(null, ...booking)).toBe(true);
});

const textOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const cuts = fc.uniqueArray(fc.integer({ min: 0, max: 24 * 60 }), { minLength: 2, maxLength: 6 });
const spansOfDay = cuts.map((minutes) => {
  const times = minutes.sort((one, other) => one - other).map(textOf);
  const pairs = times.map((from, index) => ({ from, until: times[index + 1] }));
  return pairs.flatMap(({ from, until }, index) => (until && index % 2 === 0 ? [{ from, until }] : []));
});
const zone = fc.constantFrom(toronto, 'Europe/Berlin', 'Australia/Lord_Howe', 'UTC');
const week = fc.tuple(...weekdays.map(() => spansOfDay));
const anyHours = fc.record({ timeZone: zone, week }).map(({ timeZone, week }) => ({
  timeZone,
  spans: week.flatMap((spans, index) => spans.map((interval) => ({ weekday: index + 1, ...interval }))),
}));
/** About the days on which these zones set their clocks. */
const changes = ['2026-03-08', '2026-11-01', '2026-03-29', '2026-10-25', '2026-04-05', '2026-10-04'];
const instant = fc
  .record({ day: fc.constantFrom(...changes), minutes: fc.integer({ min: -2880, max: 4320 }) })
  .map(({ day, minutes }) => new Date(Date.parse(day) + minutes * minuteMs));
const range = fc
  .record({ from: instant, minutes: fc.integer({ min: 1, max: 4 * 1440 }) })
  .map(({ from, minutes }) => ({ from, until: new Date(from.getTime() + minutes * minuteMs) }));
const lengthOf = (intervals: readonly Interval[]) =>
  intervals.reduce((sum, { from, until }) => sum + until.getTime() - from.getTime(), 0);

test('intervals are within the range, ordered, disjoint and not empty', () => {
  fc.assert(
    fc.property(anyHours, range, (hours, { from, until }) => {
      let last = from.getTime() - 1;
      for (const interval of workingIntervals(hours, from, until)) {
        expect(interval.from.getTime()).toBeGreaterThan(last);
        expect(interval.until.getTime()).toBeGreaterThan(interval.from.getTime());
        last = interval.until.getTime();
      }
      expect(last).toBeLessThanOrEqual(until.getTime());
    }),
  );
});

test('the parts of a divided range equal the whole', () => {
  fc.assert(
    fc.property(anyHours, range, fc.double({ min: 0, max: 1, noNaN: true }), (hours, { from, until }, part) => {
      const cut = new Date(Math.round(from.getTime() + part * (until.getTime() - from.getTime())));
      const pieces = lengthOf(workingIntervals(hours, from, cut)) + lengthOf(workingIntervals(hours, cut, until));
      expect(pieces).toBe(lengthOf(workingIntervals(hours, from, until)));
    }),
  );
});

test('on days without a clock change, working hours match the local clock', () => {
  fc.assert(
    fc.property(anyHours, instant, (hours, at) => {
      const { date, time } = localTimeOf(at, hours.timeZone);
      const day = dayBounds(date, hours.timeZone);
      fc.pre(day.until.getTime() - day.from.getTime() === dayMs);
      const weekday = new Date(date).getUTCDay() || 7;
      const expected = hours.spans.some(
        (interval) => interval.weekday === weekday && interval.from <= time && time < interval.until,
      );
      expect(isWithinWorkingHours(hours, at, new Date(at.getTime() + minuteMs))).toBe(expected);
    }),
  );
});

test('continuous hours have no gap on any day, wherever the range is divided', () => {
  fc.assert(
    fc.property(zone, cuts, range, (timeZone, minutes, { from, until }) => {
      const inner = minutes.filter((minute) => minute > 0 && minute < 1440).sort((one, other) => one - other);
      const times = ['00:00', ...inner.map(textOf), '24:00'];
      const pairs = times.slice(1).map((end, index): [string, string] => [times[index] ?? '', end]);
      expect(workingIntervals(daily(timeZone, ...pairs), from, until)).toEqual([{ from, until }]);
    }),
  );
});
