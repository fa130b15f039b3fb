import {
  clockDateTime,
  clockDayInterval,
  clockExactly,
  clockHour,
  clockInterval,
  clockReading,
  clockTime,
} from './clock';
import { browserTimeZone } from './zoned-time';

const timeZone = 'America/Toronto';
const morning = '2026-06-15T13:30:05Z'; // 09:30:05 in Toronto
const visit = { startsAt: '2026-03-14T14:00:00Z', endsAt: '2026-03-14T15:30:00Z' };
const overNoon = { startsAt: '2026-03-14T15:00:00Z', endsAt: '2026-03-14T17:00:00Z' };
const unsaid = { timeZone, zone: 'unsaid' } as const;

/** Engines differ in the space before AM and PM. */
const plain = (text: string) => text.replaceAll('\u202f', ' ');
const readIn = (language: string) => jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);

afterEach(() => jest.restoreAllMocks());

describe.each([
  [
    'en-US',
    '9:30 AM',
    '9:30:05 AM',
    'Sat, Mar 14, 10:00–11:30 AM',
    '11:00 AM–1:00 PM',
    '6:30 PM',
    ['12 AM', '9 AM', '12 PM', '1 PM', '12 AM'],
  ],
  [
    'de-DE',
    '09:30',
    '09:30:05',
    'Sat, Mar 14, 10:00–11:30',
    '11:00–13:00',
    '18:30',
    ['00:00', '09:00', '12:00', '13:00', '24:00'],
  ],
])('in the locale %s', (language, time, seconds, day, noon, reading, hours) => {
  beforeEach(() => readIn(language));

  it('a time uses the clock of the locale', () => {
    expect(plain(clockTime(morning, unsaid))).toBe(time);
    expect(plain(clockTime(morning, { timeZone, zone: 'unsaid', seconds: true }))).toBe(seconds);
    expect(plain(clockDayInterval(visit, unsaid))).toBe(day);
    expect(plain(clockInterval(overNoon, unsaid))).toBe(noon);
    expect(plain(clockReading('18:30'))).toBe(reading);
    expect([0, 9, 12, 13, 24].map(clockHour)).toEqual(hours);
  });

  it('date and time are on one line, with the year if it is another one', () => {
    const now = '2026-12-01T12:00:00Z';
    expect(plain(clockDateTime(morning, { timeZone, zone: 'unsaid', now }))).toBe(`Jun 15, ${time}`);
    expect(plain(clockDateTime(morning, { timeZone, zone: 'unsaid', now: '2027-02-01T12:00:00Z' }))).toBe(
      `Jun 15, 2026, ${time}`,
    );
    expect(plain(clockExactly(morning, unsaid))).toBe(`June 15, 2026 at ${time}`);
  });
});

it("names the time zone if and only if its clock differs from the reader's", () => {
  readIn('en-US');
  const elsewhere = 'Pacific/Kiritimati'; // fourteen hours ahead of UTC: nobody's tests run there
  expect(plain(clockTime(morning, { timeZone: elsewhere }))).toBe('3:30 AM Kiritimati time');
  expect(plain(clockInterval(visit, { timeZone: elsewhere }))).toBe('4:00–5:30 AM Kiritimati time');
  expect(clockTime(morning, { timeZone: browserTimeZone() })).toBe(clockTime(morning));
  expect(clockTime(morning)).not.toContain('time');
});

it('names both halves of the day if midnight or noon lies between two times of the same name', () => {
  readIn('en-US');
  const interval = (startsAt: string, endsAt: string) =>
    plain(clockInterval({ startsAt, endsAt }, { timeZone: 'UTC', zone: 'unsaid' }));
  expect(interval('2026-06-15T11:00:00Z', '2026-06-16T00:00:00Z')).toBe('11:00 AM–12:00 AM');
  expect(interval('2026-06-15T00:00:00Z', '2026-06-15T03:00:00Z')).toBe('12:00–3:00 AM');
});

it('uses the requested clock, whatever the locale', () => {
  readIn('de-DE');
  expect(plain(clockTime(morning, { timeZone, zone: 'unsaid', cycle: 'h12', seconds: true }))).toBe('9:30:05 AM');
  expect(plain(clockTime(morning, { timeZone, zone: 'unsaid', seconds: 'thousandths' }))).toBe('09:30:05.000');
});

it('marks an invalid instant', () => {
  expect(clockTime('soon')).toBe('Invalid Date');
});
