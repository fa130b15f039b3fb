import { demoBookings } from './bookings';

const dateOf = (title: string, now: string) => demoBookings(new Date(now)).find((one) => one.title === title)?.date;

it.each([
  ['in the evening of Toronto, when it is tomorrow in UTC', '2026-11-28T01:30:00Z', '2026-11-27'],
  ['in the morning of Toronto', '2026-11-27T14:00:00Z', '2026-11-27'],
  ['in the night after the clocks were set back', '2026-11-01T06:30:00Z', '2026-11-01'],
])('a booking of today is on the current day in the local time zone %s', (_when, now, today) => {
  expect(dateOf('Rewiring of the archive', now)).toBe(today);
});

it('other days are counted from there, across clock changes and the turn of the year', () => {
  expect(dateOf('Charging points, depot', '2026-11-01T04:30:00Z')).toBe('2026-11-02');
  expect(dateOf('EV charger in the garage', '2026-11-28T01:30:00Z')).toBe('2026-09-25');
  expect(dateOf('Roof leak, fire hall', '2026-12-28T04:30:00Z')).toBe('2027-01-06');
});
