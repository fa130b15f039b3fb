import { formatOpeningHours } from './opening-hours';

const shown = (hours: string) =>
  formatOpeningHours(hours)
    .replaceAll(/[\u202f\u00a0]/g, ' ')
    .replaceAll('\u2060', '');

it.each([
  ['Mon–Fri 9:00–17:00', 'Mon–Fri 9:00 AM–5:00 PM'],
  ['Mon-Sat 10:00 - 21:00, Sun 11:00-19:00', 'Mon-Sat 10:00 AM–9:00 PM, Sun 11:00 AM–7:00 PM'],
  ['Daily 7:00–11:30', 'Daily 7:00–11:30 AM'],
  ['From 18:30', 'From 6:30 PM'],
  ['Open 24 hours', 'Open 24 hours'],
  ['9:00 am–5:00 pm', '9:00 am–5:00 pm'],
  ['9:00–24:00', '9:00 AM–24:00'],
  ['', ''],
])('shows "%s" in the local time format', (hours, expected) => {
  expect(shown(hours)).toBe(expected);
});
