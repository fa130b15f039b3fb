import { clockInterval, clockReading } from '@plaza/ui/time';

const time = '([01]?\\d|2[0-3]):([0-5]\\d)';
const interval = new RegExp(`\\b${time}\\s?[-–]\\s?${time}\\b`, 'g');
const single = new RegExp(`\\b${time}\\b`, 'g');
/** Opening hours with "am" or "pm" are left as they were written. */
const halves = /\d\s?[ap]\.?m\b/i;

/** Opening hours as somebody typed them; times without "am" or "pm" are shown in the user's clock format. */
export function formatOpeningHours(hours: string): string {
  if (halves.test(hours)) return hours;
  let shown = '';
  let end = 0;
  for (const match of hours.matchAll(interval)) {
    const [, fromHour = '', fromMinute = '', untilHour = '', untilMinute = ''] = match;
    shown += readTimes(hours.slice(end, match.index));
    const times = { startsAt: at(fromHour, fromMinute), endsAt: at(untilHour, untilMinute) };
    shown += whole(clockInterval(times, { timeZone: 'UTC', zone: 'unsaid' }));
    end = match.index + match[0].length;
  }
  return shown + readTimes(hours.slice(end));
}

const readTimes = (text: string): string =>
  text.replace(single, (_, hour: string, minute: string) => clockReading(`${hour.padStart(2, '0')}:${minute}`));

/** Prevents line breaks. */
const whole = (text: string): string => text.replaceAll(' ', '\u00a0').replace('–', '–\u2060');

const at = (hour: string, minute: string): string => `1970-01-01T${hour.padStart(2, '0')}:${minute}:00Z`;
