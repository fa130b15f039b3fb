import type { Booking, BookingWithTimeline } from '@plaza/contracts/marketplace/bookings';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { until } from '@plaza/service-kit/testing/until';
import { userFixture } from '../../testing/identity-server';
import {
  bookingInput,
  type Caller,
  type MarketplaceServer,
  nextFreeDay,
  noId,
  requestBooking,
  startMarketplace,
} from '../../testing/marketplace-server';

const path = '/api/v1/bookings';
let plaza: MarketplaceServer;
beforeAll(async () => {
  plaza = await startMarketplace();
});
afterAll(() => plaza.stop());

const assign = (who: Caller, id: string, body: object) => who.patch<Booking>(`${path}/${id}/assign`, body);
const confirm = (who: Caller, id: string) => who.patch(`${path}/${id}/status`, { status: 'confirmed' });
const sees = async (who: Caller, id: string) => (await who.get(`${path}/${id}`)).status === 200;

test('a contractor with the admin flag assigns their own booking to another contractor, like administrators', async () => {
  const { id } = await requestBooking(plaza, { date: nextFreeDay() });
  const reassign = (isAdmin: boolean) =>
    plaza
      .as({ id: plaza.contractor.id, role: 'contractor', isAdmin })
      .patch<Booking>(`/api/v1/bookings/${id}/assign`, { contractorId: plaza.rival.id });
  expect((await reassign(false)).status).toBe(403);
  expect(await reassign(true)).toMatchObject({ status: 200, body: { contractor: { id: plaza.rival.id } } });
});

test('a contractor assigns a booking to an employee, who then sees it, and unassigns it', async () => {
  const { id } = await requestBooking(plaza, { date: nextFreeDay() });
  expect(await sees(plaza.employee, id)).toBe(false);
  const { body } = await assign(plaza.contractor, id, { employeeId: plaza.employee.id });
  expect(body.employee).toEqual({ id: plaza.employee.id, name: 'Tom Reed' });
  expect(await sees(plaza.employee, id)).toBe(true);
  expect((await assign(plaza.contractor, id, { contractorEmployeeId: plaza.contractor.id })).body.employee?.name).toBe(
    'Amir Haddad',
  );
  expect(await sees(plaza.employee, id)).toBe(false);
  expect((await assign(plaza.contractor, id, { employeeId: null })).body.employee).toBeNull();
});

test.each([
  ['no assignee', {}],
  ['a field that there is not', { employee: 'x' }],
  ['an invalid id', { employeeId: 'tom' }],
  ['an operator', { employeeId: { $gt: '' } }],
])('%s is rejected', async (_what, body) => {
  const { id } = await requestBooking(plaza, { date: nextFreeDay() });
  expect((await assign(plaza.contractor, id, body)).status).toBe(400);
});

test('a booking can be assigned only to employees of the contractor', async () => {
  const { id } = await requestBooking(plaza, { date: nextFreeDay() });
  const elsewhere = plaza.join(userFixture('Ines Roy', { role: 'contractor_employee', contractorId: plaza.rival.id }));
  for (const employeeId of [elsewhere.id, plaza.customer.id]) {
    expect(await assign(plaza.contractor, id, { employeeId })).toMatchObject({
      status: 400,
      body: { error: { code: 'not_an_employee' } },
    });
  }
  expect((await assign(plaza.contractor, id, { employeeId: noId() })).status).toBe(404);
  expect((await assign(plaza.customer, id, { employeeId: plaza.employee.id })).status).toBe(403);
  expect((await assign(plaza.contractor, id, { contractorId: plaza.rival.id })).status).toBe(403);
  expect((await assign(plaza.administrator, id, { contractorId: plaza.stranger.id })).status).toBe(404);
});

test('an administrator assigns a booking to another contractor: both are notified, and only the new one sees it', async () => {
  const { id } = await requestBooking(plaza, { date: nextFreeDay() });
  await assign(plaza.contractor, id, { employeeId: plaza.employee.id });
  await confirm(plaza.contractor, id);
  const { status, body } = await assign(plaza.administrator, id, { contractorId: plaza.rival.id });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { contractor: { company: 'Maple & Stone' }, employee: null, status: 'confirmed' },
  });
  expect([await sees(plaza.contractor, id), await sees(plaza.employee, id)]).toEqual([false, false]);
  expect(await sees(plaza.rival, id)).toBe(true);
  const heard = () => plaza.events.find(({ payload }) => isReassignment(payload, id));
  await until(() => heard() !== undefined);
  const { contractor, rival, employee, customer } = plaza;
  expect(heard()?.to?.users).toEqual(
    expect.arrayContaining([contractor, rival, employee, customer].map((one) => one.id)),
  );
  const { body: whole } = await plaza.customer.get<BookingWithTimeline>(`${path}/${id}`);
  expect(whole.timeline.at(-1)).toMatchObject({
    what: 'reassigned',
    detail: 'From Harbour Electric to Maple & Stone',
    by: { name: 'Grace Hall' },
  });
});

test('a confirmed booking cannot be assigned to somebody with another booking at that time', async () => {
  const date = nextFreeDay();
  const { id } = await requestBooking(plaza, { date });
  const { body: theirs } = await plaza.customer.post<Booking>(
    path,
    bookingInput(plaza.rival.id, { date, time: '11:00' }),
  );
  await confirm(plaza.contractor, id);
  await confirm(plaza.rival, theirs.id);
  expect(await assign(plaza.administrator, id, { contractorId: plaza.rival.id })).toMatchObject({
    status: 409,
    body: { error: { code: 'slot_taken' } },
  });
  expect(await sees(plaza.contractor, id)).toBe(true);
});

test('a past booking cannot be assigned', async () => {
  const { id } = await requestBooking(plaza, { date: nextFreeDay() });
  await plaza.customer.patch(`${path}/${id}/status`, { status: 'cancelled', reason: 'Moved' });
  expect((await assign(plaza.contractor, id, { employeeId: plaza.employee.id })).status).toBe(409);
  expect((await assign(plaza.administrator, id, { contractorId: plaza.rival.id })).status).toBe(409);
});

describe('when an account is deleted', () => {
  const remove = async (userId: string) => {
    plaza.identity.remove(userId);
    await plaza.bus.publish(createEvent('user.deleted', { userId }));
  };

  test("a contractor's open booking is marked and can be assigned to another one; a completed one is kept", async () => {
    const worker = plaza.join(userFixture('Nia Cole', { role: 'contractor', company: 'Cole Works' }));
    const book = async () =>
      (await plaza.customer.post<Booking>(path, bookingInput(worker.id, { date: nextFreeDay() }))).body;
    const [waiting, sure, done] = [await book(), await book(), await book()];
    await confirm(worker, sure.id);
    for (const status of ['confirmed', 'in-progress', 'completed']) {
      await worker.patch(`${path}/${done.id}/status`, { status });
    }
    await remove(worker.id);
    for (const { id } of [waiting, sure]) {
      const { body } = await plaza.customer.get<BookingWithTimeline>(`${path}/${id}`);
      expect(body.contractor).toBeNull();
      expect(body.timeline.at(-1)).toMatchObject({ what: 'contractor-gone', by: null });
    }
    expect((await confirm(plaza.administrator, waiting.id)).status).toBe(409);
    const { body } = await assign(plaza.administrator, sure.id, { contractorId: plaza.rival.id });
    expect(body).toMatchObject({ contractor: { name: 'Sofia Lindt' }, status: 'confirmed' });
    expect((await plaza.rival.patch(`${path}/${sure.id}/status`, { status: 'in-progress' })).status).toBe(200);
    expect((await plaza.customer.get<Booking>(`${path}/${done.id}`)).body).toMatchObject({ status: 'completed' });
  });

  test("a customer's open booking is cancelled, and their personal data is removed from all bookings", async () => {
    const guest = plaza.join(userFixture('Ugo Nwosu'));
    const { body } = await guest.post<Booking>(path, {
      ...bookingInput(plaza.contractor.id, { date: nextFreeDay() }),
      notes: 'Key under the mat',
      description: 'Ugo’s sink',
    });
    await confirm(plaza.contractor, body.id);
    await remove(guest.id);
    const { body: left } = await plaza.contractor.get<BookingWithTimeline>(`${path}/${body.id}`);
    expect(left).toMatchObject({ status: 'cancelled', customer: null, location: '', notes: '', description: '' });
    expect(JSON.stringify(left)).not.toContain('Ugo');
    const { body: found } = await plaza.contractor.get<{ bookings: Booking[] }>(`${path}?search=ugo`);
    expect(found.bookings).toEqual([]);
  });

  test("an employee's booking becomes unassigned", async () => {
    const helper = plaza.join(
      userFixture('Kofi Asante', { role: 'contractor_employee', contractorId: plaza.contractor.id }),
    );
    const { id } = await requestBooking(plaza, { date: nextFreeDay() });
    await assign(plaza.contractor, id, { employeeId: helper.id });
    await remove(helper.id);
    const { body } = await plaza.contractor.get<Booking>(`${path}/${id}`);
    expect(body).toMatchObject({ employee: null, status: 'pending' });
  });
});

test('an employee who changed the contractor has no booking of the previous one', async () => {
  const leaver = plaza.join(
    userFixture('Lia Moss', { role: 'contractor_employee', contractorId: plaza.contractor.id }),
  );
  const { id } = await requestBooking(plaza, { date: nextFreeDay() });
  await assign(plaza.contractor, id, { employeeId: leaver.id });
  expect(await sees(leaver, id)).toBe(true);
  plaza.identity.add({ ...leaver.card, contractorId: plaza.rival.id });
  await plaza.bus.publish(createEvent('user.changed', { userId: leaver.id }));
  expect(await sees(leaver, id)).toBe(false);
  expect((await plaza.contractor.get<Booking>(`${path}/${id}`)).body.employee).toBeNull();
});

test('a former contractor has no bookings to do', async () => {
  const former = plaza.join(userFixture('Noa Vik', { role: 'contractor' }));
  const { body } = await plaza.customer.post<Booking>(path, bookingInput(former.id, { date: nextFreeDay() }));
  plaza.identity.add({ ...former.card, role: 'user' });
  await plaza.bus.publish(createEvent('user.changed', { userId: former.id }));
  expect((await plaza.customer.get<Booking>(`${path}/${body.id}`)).body.contractor).toBeNull();
  expect(await sees(former, body.id)).toBe(false);
});

test('a booking keeps the name of the business when it is assigned to an employee, and never goes to its own customer', async () => {
  const name = { businessName: 'Harbour Electric & Sons' };
  await plaza.contractor.patch(`/api/v1/contractors/${plaza.contractor.id}/profile`, name);
  const { id } = await requestBooking(plaza, { date: nextFreeDay() });
  const { body } = await assign(plaza.contractor, id, { employeeId: plaza.employee.id });
  expect(body.contractor?.company).toBe(name.businessName);
  const { body: own } = await plaza.rival.post<Booking>(
    path,
    bookingInput(plaza.contractor.id, { date: nextFreeDay() }),
  );
  expect(await assign(plaza.administrator, own.id, { contractorId: plaza.rival.id })).toMatchObject({
    status: 400,
    body: { error: { code: 'own_booking' } },
  });
});

test('an open booking shows the current phone of the business, or otherwise of the contractor', async () => {
  const worker = plaza.join(userFixture('Wim Okker', { role: 'contractor', phone: '+1 416 555 0001' }));
  const input = bookingInput(worker.id, { date: nextFreeDay() });
  const { body } = await plaza.customer.post<Booking>('/api/v1/bookings', input);
  const shown = async () => (await plaza.customer.get<Booking>(`/api/v1/bookings/${body.id}`)).body.contractor;
  const movesTo = async (phone: string) => {
    plaza.identity.add({ ...worker.card, name: 'Wim Bakker', phone });
    await plaza.bus.publish(createEvent('user.changed', { userId: worker.id }));
  };
  const hasBusinessPhone = (businessPhone: string) =>
    worker.patch(`/api/v1/contractors/${worker.id}/profile`, { businessPhone });

  await movesTo('+1 416 555 0002');
  expect(await shown()).toMatchObject({ name: 'Wim Bakker', phone: '+1 416 555 0002', company: 'Wim Okker' });
  await hasBusinessPhone('+1 777');
  expect(await shown()).toMatchObject({ phone: '+1 777' });
  await movesTo('+1 416 555 0003');
  expect(await shown()).toMatchObject({ phone: '+1 777' });
  await hasBusinessPhone('');
  expect(await shown()).toMatchObject({ name: 'Wim Bakker', phone: '+1 416 555 0003' });
});

test('an open booking shows the current name and phone of the business', async () => {
  const { id } = await requestBooking(plaza, { date: nextFreeDay() });
  const now = { businessName: 'Harbour Light', businessPhone: '+1 416 555 0177' };
  await plaza.contractor.patch(`/api/v1/contractors/${plaza.contractor.id}/profile`, now);
  const { body } = await plaza.customer.get<Booking>(`${path}/${id}`);
  expect(body.contractor).toMatchObject({ company: now.businessName, phone: now.businessPhone });
  const { body: found } = await plaza.customer.get<{ bookings: Booking[] }>(`${path}?search=light`);
  expect(found.bookings.map((booking) => booking.id)).toContain(id);
});

test('assigning a booking to its assignee changes nothing', async () => {
  const { id } = await requestBooking(plaza, { date: nextFreeDay() });
  const { body: once } = await assign(plaza.contractor, id, { employeeId: plaza.employee.id });
  const { body: twice } = await assign(plaza.contractor, id, { employeeId: plaza.employee.id });
  expect(twice.version).toBe(once.version);
});

test('the cancellations of a deleted user no longer name them', async () => {
  const guest = plaza.join(userFixture('Ike Frost'));
  const { body } = await guest.post<Booking>(path, bookingInput(plaza.contractor.id, { date: nextFreeDay() }));
  await guest.patch(`${path}/${body.id}/status`, { status: 'cancelled', reason: 'Ike is ill' });
  plaza.identity.remove(guest.id);
  await plaza.bus.publish(createEvent('user.deleted', { userId: guest.id }));
  const { body: left } = await plaza.contractor.get<BookingWithTimeline>(`${path}/${body.id}`);
  expect(left.status).toBe('cancelled');
  expect(JSON.stringify(left)).not.toContain('Ike');
});

test('open bookings show the new name of a user', async () => {
  const guest = plaza.join(userFixture('Ada Long'));
  const { body } = await guest.post<Booking>(path, bookingInput(plaza.contractor.id, { date: nextFreeDay() }));
  plaza.identity.add({ ...guest.card, name: 'Ada Short', phone: '+1 416 555 0199' });
  await plaza.bus.publish(createEvent('user.changed', { userId: guest.id }));
  const { body: found } = await plaza.contractor.get<{ bookings: Booking[] }>(`${path}?search=short`);
  expect(found.bookings).toMatchObject([{ id: body.id, customer: { name: 'Ada Short', phone: '+1 416 555 0199' } }]);
});

const isReassignment = (payload: unknown, id: string) => {
  const { bookingId, change } = payload as { bookingId?: string; change?: string };
  return bookingId === id && change === 'reassigned';
};
