import { randomUUID } from 'node:crypto';
import type { BookingStatus } from '@plaza/contracts/marketplace/bookings';
import type { Slot } from '@plaza/contracts/marketplace/slots';
import type { WorkingHours } from '@plaza/contracts/marketplace/working-hours';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { seedContractors } from '../seed/seed';
import { service } from '../service';
import { storeBooking } from '../testing/store-booking';
import { instantOf, localTimeOf } from '../time/zoned-time';

const toronto = 'America/Toronto';
const weekdays = [1, 2, 3, 4, 5, 6, 7];
const daily = (timeZone: string, from: string, until: string): WorkingHours => ({
  timeZone,
  spans: weekdays.map((weekday) => ({ weekday, from, until })),
});
/** The next year that is wholly ahead, so that no day of a test is in the past. */
const year = new Date().getUTCFullYear() + 1;
const day = `${year}-06-10`;

let marketplace: TestService;
beforeAll(async () => {
  marketplace = await openService(service);
});
afterAll(() => marketplace.stop());

async function contractor(workingHours: WorkingHours | null): Promise<string> {
  const userId = randomUUID();
  const about = { contactName: 'Amir', email: 'amir@example.com', businessName: 'Harbour Electric' };
  await seedContractors([{ userId, ...about, workingHours }]);
  return userId;
}

const ask = (id: string, query: Record<string, string>, client = marketplace.as()) =>
  client.get<Slot[]>(`/api/v1/contractors/${id}/slots?${new URLSearchParams(query)}`);

async function times(id: string, query: Record<string, string> = {}): Promise<string[]> {
  const { status, body } = await ask(id, { from: day, days: '1', timeZone: toronto, ...query });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.map(({ time }) => time);
}

/** A booking on the day, in local time of Toronto. */
async function store(id: string, from: string, until: string, status: BookingStatus = 'confirmed', lastDay = day) {
  const [startsAt, endsAt] = [
    instantOf({ date: day, time: from }, toronto),
    instantOf({ date: lastDay, time: until }, toronto),
  ];
  if (startsAt && endsAt) await storeBooking(id, status, startsAt, endsAt);
}

test('a free day has every half hour at which the booking fits into the working hours', async () => {
  const id = await contractor(daily(toronto, '09:00', '12:00'));
  expect(await times(id)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00']);
  expect(await times(id, { duration: '2.75' })).toEqual(['09:00']);
  expect(await times(id, { duration: '3.25' })).toEqual([]);
});

test('a slot is an instant, with the day and the time in the requested time zone', async () => {
  const id = await contractor(daily('Europe/Berlin', '09:00', '10:00'));
  const { body } = await ask(id, { from: day, days: '1', timeZone: 'Asia/Kolkata' });
  expect(body).toEqual([{ startsAt: `${year}-06-10T07:00:00.000Z`, date: day, time: '12:30' }]);
});

test('a contractor without working hours is available from 08:00 to 20:00', async () => {
  const found = await times(await contractor(null));
  expect([found[0], found.at(-1), found.length]).toEqual(['08:00', '19:00', 23]);
});

test('a week is returned by default', async () => {
  const id = await contractor(daily(toronto, '09:00', '10:00'));
  const { body } = await ask(id, { from: day, timeZone: toronto });
  expect(body.map(({ date }) => date)).toEqual([10, 11, 12, 13, 14, 15, 16].map((date) => `${year}-06-${date}`));
});

test('booked times are not available; adjacent ones are', async () => {
  const id = await contractor(daily(toronto, '09:00', '15:00'));
  await store(id, '10:00', '11:00');
  await store(id, '13:15', '13:45', 'in-progress');
  expect(await times(id)).toEqual(['09:00', '11:00', '11:30', '12:00', '14:00']);
});

test('requests, cancelled and completed bookings and those of others do not block slots', async () => {
  const id = await contractor(daily(toronto, '09:00', '11:00'));
  for (const status of ['pending', 'cancelled', 'completed'] as const) await store(id, '09:00', '11:00', status);
  await store(await contractor(null), '09:00', '11:00');
  expect(await times(id)).toEqual(['09:00', '09:30', '10:00']);
});

test('a booking from the day before and one across midnight block their time', async () => {
  const id = await contractor(daily(toronto, '00:00', '24:00'));
  await store(id, '20:00', '19:30', 'confirmed', `${year}-06-11`);
  const { body } = await ask(id, { from: `${year}-06-11`, days: '1', timeZone: toronto });
  expect(body[0]).toMatchObject({ date: `${year}-06-11`, time: '19:30' });
  expect((await times(id)).at(-1)).toBe('19:00');
  expect(await times(id, { duration: '24' })).toEqual([]);
});

test('a booking may continue past midnight if the working hours do', async () => {
  expect((await times(await contractor(daily(toronto, '00:00', '24:00')), { duration: '8' })).at(-1)).toBe('23:30');
  expect((await times(await contractor(daily(toronto, '00:00', '23:30')), { duration: '8' })).at(-1)).toBe('15:30');
});

test('a day with a clock change neither loses nor duplicates a slot', async () => {
  const id = await contractor(daily(toronto, '00:00', '24:00'));
  const forward = secondSunday(2);
  const back = secondSunday(10, 1);
  const skipped = await times(id, { from: forward });
  expect(skipped).toHaveLength(46);
  expect(skipped.slice(0, 6)).toEqual(['00:00', '00:30', '01:00', '01:30', '03:00', '03:30']);
  const doubled = await times(id, { from: back });
  expect(doubled).toHaveLength(48);
  expect(new Set(doubled).size).toBe(48);
});

/** In Toronto clocks go forward on the second Sunday of March, and back on the first of November. */
function secondSunday(month: number, which = 2): string {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  const date = 1 + ((7 - first) % 7) + 7 * (which - 1);
  return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
}

test('no slots are available in the past', async () => {
  const id = await contractor(daily('UTC', '00:00', '24:00'));
  const now = new Date();
  const { date } = localTimeOf(now, 'UTC');
  const { body } = await ask(id, { from: date, days: '2', timeZone: 'UTC', duration: '0.25' });
  expect(body.length).toBeGreaterThan(40);
  expect(body.every(({ startsAt }) => Date.parse(startsAt) > now.getTime())).toBe(true);
  expect(await times(id, { from: '2020-01-01' })).toEqual([]);
});

test('a month of a contractor without breaks is returned completely', async () => {
  const id = await contractor(daily(toronto, '00:00', '24:00'));
  expect(await times(id, { days: '31', from: `${year}-03-01` })).toHaveLength(31 * 48 - 2);
});

test.each<[string, Record<string, string>]>([
  ['32 days', { days: '32' }],
  ['no days', { days: '0' }],
  ['half a day', { days: '1.5' }],
  ['an invalid day', { from: '2026-02-30' }],
  ['an instant for a day', { from: '2026-02-01T00:00:00Z' }],
  ['an operator for a day', { 'from[$gt]': '' }],
  ['an unknown zone', { timeZone: 'Mars/Olympus' }],
  ['an offset for a zone', { timeZone: '+02:00' }],
  ['a zone that is too long', { timeZone: 'x'.repeat(65) }],
  ['a length of nothing', { duration: '0' }],
  ['a length below zero', { duration: '-1' }],
  ['a length of more than a day', { duration: '24.25' }],
  ['a length that is no quarter', { duration: '1.1' }],
  ['a word for a length', { duration: 'long' }],
  ['an unknown field', { userId: '1' }],
])('%s is rejected', async (_what, query) => {
  const answer = await ask(randomUUID(), { from: day, timeZone: toronto, ...query });
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_input' } } });
});

test('a query without a time zone or a day is rejected', async () => {
  expect(await ask(randomUUID(), { from: day })).toMatchObject({ status: 400 });
  expect(await ask(randomUUID(), { timeZone: toronto })).toMatchObject({ status: 400 });
});

test('answers 404 for other users, and requires a session', async () => {
  const query = { from: day, timeZone: toronto };
  expect(await ask(randomUUID(), query)).toMatchObject({
    status: 404,
    body: { error: { code: 'contractor_not_found' } },
  });
  expect(await ask('amir', query)).toMatchObject({ status: 404 });
  expect(await ask(randomUUID(), query, marketplace.nobody)).toMatchObject({ status: 401 });
});
