import { dayBounds, instantOf, localTimeOf } from './zoned-time';

const toronto = 'America/Toronto';
const iso = (date: Date | undefined) => date?.toISOString();
const hours = ({ from, until }: { from: Date; until: Date }) => (until.getTime() - from.getTime()) / 3_600_000;

test.each([
  ['in winter', '2026-01-15', '09:30', toronto, '2026-01-15T14:30:00.000Z'],
  ['in summer', '2026-07-15', '09:30', toronto, '2026-07-15T13:30:00.000Z'],
  ['just before the clocks go forward', '2026-03-08', '01:59', toronto, '2026-03-08T06:59:00.000Z'],
  ['just after they went forward', '2026-03-08', '03:00', toronto, '2026-03-08T07:00:00.000Z'],
  ['the first of two', '2026-11-01', '01:30', toronto, '2026-11-01T05:30:00.000Z'],
  ['just after they went back', '2026-11-01', '02:00', toronto, '2026-11-01T07:00:00.000Z'],
  ['where clocks go by half an hour', '2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
  ['without a zone’s change', '2026-03-08', '02:30', 'UTC', '2026-03-08T02:30:00.000Z'],
])('a time %s', (_what, date, time, zone, instant) => {
  expect(iso(instantOf({ date, time }, zone))).toBe(instant);
});

test.each([
  ['that the clocks skip', '2026-03-08', '02:30', toronto],
  ['at the first minute that they skip', '2026-03-29', '02:00', 'Europe/Berlin'],
  ['on a day that a zone left out', '2011-12-30', '12:00', 'Pacific/Apia'],
])('a time %s does not exist', (_what, date, time, zone) => {
  expect(instantOf({ date, time }, zone)).toBeUndefined();
});

test('an instant is converted to the local time of a zone', () => {
  expect(localTimeOf(new Date('2026-11-01T06:30:00Z'), toronto)).toEqual({ date: '2026-11-01', time: '01:30' });
  expect(localTimeOf(new Date('2026-06-30T23:59:59Z'), 'Asia/Kolkata')).toEqual({ date: '2026-07-01', time: '05:29' });
});

test('a day has the length of its local clock', () => {
  expect(hours(dayBounds('2026-03-08', toronto))).toBe(23);
  expect(hours(dayBounds('2026-11-01', toronto))).toBe(25);
  expect(hours(dayBounds('2026-06-01', toronto))).toBe(24);
  expect(hours(dayBounds('2026-03-07', toronto, 2))).toBe(47);
  expect(iso(dayBounds('2026-01-15', toronto).from)).toBe('2026-01-15T05:00:00.000Z');
});
