import type { Booking } from '@plaza/contracts/marketplace/bookings';
import type { DispatchBoard } from '@plaza/contracts/marketplace/dispatch';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { BookingModel } from '../bookings/records/booking.model';
import { userFixture } from '../testing/identity-server';
import {
  bookingInput,
  type Caller,
  type MarketplaceServer,
  nextFreeDay,
  requestBooking,
  startMarketplace,
} from '../testing/marketplace-server';

const path = '/api/v1/bookings';
let plaza: MarketplaceServer;
beforeAll(async () => {
  plaza = await startMarketplace();
});
afterAll(() => plaza.stop());

const boardOf = async (who: Caller, day: string, timeZone = 'UTC') => {
  const query = new URLSearchParams({ day, timeZone });
  const { status, body } = await who.get<DispatchBoard>(`${path}/dispatch?${query}`);
  expect(status).toBe(200);
  return body;
};
const ids = (bookings: readonly { id: string }[]) => bookings.map(({ id }) => id);

test('a contractor sees themselves, their employees, the bookings of the day, and unassigned requests', async () => {
  const day = nextFreeDay();
  const assigned = await requestBooking(plaza, { date: day });
  const open = await requestBooking(plaza, { date: day, time: '14:00' });
  const other = await requestBooking(plaza, { date: nextFreeDay() });
  await plaza.contractor.patch(`${path}/${assigned.id}/assign`, { employeeId: plaza.employee.id });
  const board = await boardOf(plaza.contractor, day);
  expect(board.people.map(({ name, contractorId }) => [name, contractorId])).toEqual([
    ['Amir Haddad', plaza.contractor.id],
    ['Tom Reed', plaza.contractor.id],
  ]);
  expect(board.people[0]).toMatchObject({ working: null, company: 'Harbour Electric' });
  expect(ids(board.jobs)).toEqual([assigned.id, open.id]);
  expect(ids(board.unassigned)).toEqual(expect.arrayContaining([open.id, other.id]));
  expect(ids(board.unassigned)).not.toContain(assigned.id);
});

test('the week shows which days have bookings, and how many of them are unassigned', async () => {
  const worker = plaza.join(userFixture('Wes Day', { role: 'contractor' }));
  const ask = async (date: string, time: string) => {
    const { status, body } = await plaza.customer.post<Booking>(path, bookingInput(worker.id, { date, time }));
    expect(status).toBe(201);
    return body;
  };
  const day = nextFreeDay();
  const given = await ask(day, '09:00');
  await worker.patch(`${path}/${given.id}/assign`, { employeeId: worker.id });
  await ask(day, '14:00');
  const cancelled = await ask(day, '18:00');
  await worker.patch(`${path}/${cancelled.id}/status`, { status: 'cancelled', reason: 'Ill.' });
  const { week } = await boardOf(worker, day);
  expect(week.map((one) => new Date(one.day).getUTCDay())).toEqual([1, 2, 3, 4, 5, 6, 0]);
  expect(week.filter(({ jobs }) => jobs > 0)).toEqual([{ day, jobs: 2, unassigned: 1 }]);
  const all = await boardOf(plaza.administrator, day);
  expect(all.week.find((one) => one.day === day)).toEqual({ day, jobs: 2, unassigned: 2 }); // two requests wait
});

test('a week without one of its days has no bookings on that day', async () => {
  const worker = plaza.join(userFixture('Sina Apia', { role: 'contractor' }));
  const booking = await requestBooking(plaza, { date: nextFreeDay() });
  const contact = { id: worker.id, name: 'Sina Apia', phone: '', email: '', company: '' };
  const startsAt = new Date('2011-12-30T10:00:00.000Z'); // the first hour of the day after the missing one
  const set = { contractorId: worker.id, contractor: contact, parties: [worker.id], startsAt };
  await BookingModel.updateOne({ _id: booking.id }, { $set: set });
  const { week } = await boardOf(worker, '2011-12-28', 'Pacific/Apia');
  expect(week.map(({ day, jobs }) => [day.slice(-2), jobs])).toEqual([
    ['26', 0],
    ['27', 0],
    ['28', 0],
    ['29', 0],
    ['30', 0],
    ['31', 1],
    ['01', 0],
  ]);
});

test('the day is that of the time zone, with bookings that extend into it and its working hours', async () => {
  const worker = plaza.join(userFixture('Nia Cole', { role: 'contractor' }));
  const spans = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '08:00', until: '24:00' }));
  await worker.patch(`/api/v1/contractors/${worker.id}/profile`, { workingHours: { timeZone: 'UTC', spans } });
  const [day, next] = [nextFreeDay(), nextFreeDay()];
  const { body } = await plaza.customer.post<Booking>(
    path,
    bookingInput(worker.id, { date: day, time: '22:00', duration: 2 }),
  );
  expect(ids((await boardOf(worker, day)).jobs)).toEqual([body.id]);
  expect(ids((await boardOf(worker, next)).jobs)).toEqual([]);
  const berlin = await boardOf(worker, next, 'Europe/Berlin');
  expect(ids(berlin.jobs)).toEqual([body.id]);
  expect(berlin.people[0]?.working?.[0]).toMatchObject({ from: berlin.from });
});

test('bookings with the same start have a stable order on the board', async () => {
  const worker = plaza.join(userFixture('Kim Lee', { role: 'contractor' }));
  const day = nextFreeDay();
  const booked: string[] = [];
  for (let time = 0; time < 8; time += 1) {
    booked.push((await plaza.customer.post<Booking>(path, bookingInput(worker.id, { date: day }))).body.id);
  }
  const board = await boardOf(worker, day);
  expect(ids(board.jobs)).toEqual([...booked].sort());
  expect(ids(board.unassigned)).toEqual([...booked].sort());
});

test('contractors are sorted by the names of their businesses, ignoring case and accents', async () => {
  for (const company of ['zinc roofs', 'Élan Stone', 'Zebra Tiles', 'eaves of Ann']) {
    const { id } = plaza.join(userFixture(`Head of ${company}`, { role: 'contractor', company }));
    await plaza.customer.post(path, bookingInput(id, { date: nextFreeDay() })); // which makes a profile
  }
  const { people: rows } = await boardOf(plaza.administrator, nextFreeDay());
  const added = rows.map(({ company }) => company).filter((company) => / (Stone|Tiles|roofs|Ann)$/.test(company));
  expect(added).toEqual(['eaves of Ann', 'Élan Stone', 'Zebra Tiles', 'zinc roofs']);
});

test('an administrator sees every contractor, waiting requests, and bookings of deleted contractors', async () => {
  const leaver = plaza.join(userFixture('Lee Ver', { role: 'contractor', company: 'Leavers' }));
  const { body: left } = await plaza.customer.post<Booking>(path, bookingInput(leaver.id, { date: nextFreeDay() }));
  await leaver.patch(`${path}/${left.id}/status`, { status: 'confirmed' });
  plaza.identity.remove(leaver.id);
  await plaza.bus.publish(createEvent('user.deleted', { userId: leaver.id }));
  const day = nextFreeDay();
  const sure = await requestBooking(plaza, { date: day });
  await plaza.contractor.patch(`${path}/${sure.id}/status`, { status: 'confirmed' });
  const board = await boardOf(plaza.administrator, day);
  expect(board.people.map(({ company }) => company)).toContain('Harbour Electric');
  expect(board.people.map(({ company }) => company)).not.toContain('Leavers');
  expect(ids(board.jobs)).toEqual([sure.id]);
  expect(ids(board.unassigned)).toContain(left.id);
  expect(ids(board.unassigned)).not.toContain(sure.id);
});

test('customers and employees have no board', async () => {
  for (const who of [plaza.customer, plaza.employee]) {
    expect((await who.get(`${path}/dispatch?day=${nextFreeDay()}&timeZone=UTC`)).status).toBe(403);
  }
});

test.each([
  'day=today&timeZone=UTC',
  'day=2027-01-01',
  'day=2027-01-01&timeZone=Nowhere/Here',
  'day=2027-01-01&timeZone=UTC&all=1',
])('the query %s is rejected', async (query) => {
  expect((await plaza.contractor.get(`${path}/dispatch?${query}`)).status).toBe(400);
});
