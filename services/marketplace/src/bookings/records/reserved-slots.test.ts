import { reservedSlotsOf } from './reserved-slots';

const at = (time: string) => new Date(`2026-05-04T${time}:00Z`);
const held = (from: string, until: string, who = 'ana') =>
  reservedSlotsOf(who, { startsAt: at(from), endsAt: at(until) });
const shared = (one: string[], other: string[]) => one.filter((span) => other.includes(span)).length;

test('a booking reserves each of its five-minute intervals', () => {
  expect(held('10:00', '11:00')).toHaveLength(12);
  expect(new Set(held('00:00', '23:59')).size).toBe(288);
});

test.each([
  ['one after the other', '10:00', '11:00', '11:00', '12:00', 0],
  ['one inside the other', '10:00', '12:00', '10:30', '11:00', 6],
  ['overlapping by five minutes', '10:00', '11:00', '10:55', '12:00', 1],
  ['meeting inside five minutes', '10:00', '11:02', '11:02', '12:00', 1],
])('two bookings %s share the intervals that both need', (_what, from, until, nextFrom, nextUntil, count) => {
  expect(shared(held(from, until), held(nextFrom, nextUntil))).toBe(count);
});

test('bookings of two contractors share nothing', () => {
  expect(shared(held('10:00', '11:00', 'ana'), held('10:00', '11:00', 'ben'))).toBe(0);
});
