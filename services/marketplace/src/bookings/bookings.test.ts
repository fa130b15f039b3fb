import type { Booking, BookingWithTimeline } from '@plaza/contracts/marketplace/bookings';
import { userFixture } from '../testing/identity-server';
import {
  bookingInput,
  type MarketplaceServer,
  nextFreeDay,
  noId,
  requestBooking,
  startMarketplace,
} from '../testing/marketplace-server';

const path = '/api/v1/bookings';
let plaza: MarketplaceServer;
beforeAll(async () => {
  plaza = await startMarketplace();
});
afterAll(() => plaza.stop());

const post = (other: object = {}, key?: string) =>
  plaza.customer.post<Booking>(
    path,
    bookingInput(plaza.contractor.id, other),
    key ? { headers: { 'Idempotency-Key': key } } : {},
  );

describe('a request', () => {
  test('waits for its contractor, with the requested details and the names of both', async () => {
    const day = nextFreeDay();
    const { status, body } = await post({
      date: day,
      time: '09:30',
      timeZone: 'America/Toronto',
      duration: 1.5,
      description: 'It drips',
      priority: 'high',
      notes: 'Ring twice',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'Fix the kitchen sink',
      description: 'It drips',
      priority: 'high',
      status: 'pending',
      date: day,
      time: '09:30',
      timeZone: 'America/Toronto',
      duration: 1.5,
      location: '1 Main Street',
      contractor: { id: plaza.contractor.id, name: 'Amir Haddad', company: 'Harbour Electric' },
      customer: { id: plaza.customer.id, name: 'Maya Okafor', email: 'maya.okafor@example.com' },
      employee: null,
      estimatedCost: null,
      actualCost: null,
      currency: 'USD',
      notes: 'Ring twice',
      actions: ['cancel'],
      version: 0,
      review: null,
      cancellation: null,
    });
    expect(new Date(body.endsAt).getTime() - new Date(body.startsAt).getTime()).toBe(1.5 * 3_600_000);
    const { body: whole } = await plaza.contractor.get<BookingWithTimeline>(`${path}/${body.id}`);
    expect(whole.actions).toEqual(['confirm', 'cancel', 'assign']);
    expect(whole.timeline).toMatchObject([{ what: 'requested', by: { name: 'Maya Okafor' } }]);
  });

  test.each([
    ['that has passed', { date: '2020-01-02' }, 'time_past', 'time'],
    [
      'that the clocks skip',
      { date: '2027-03-14', time: '02:30', timeZone: 'America/Toronto' },
      'time_missing',
      'time',
    ],
    ['in an invalid time zone', { timeZone: 'Mars/Olympus' }, 'invalid_input', 'timeZone'],
    ['in a zone of three letters', { timeZone: 'PST' }, 'invalid_input', 'timeZone'],
    ['in another century', { date: '9999-12-31' }, 'invalid_input', 'date'],
    ['in a zone that is an offset', { timeZone: '+02:00' }, 'invalid_input', 'timeZone'],
    ['on an invalid day', { date: '2027-02-30' }, 'invalid_input', 'date'],
    ['that is invalid', { time: '25:00' }, 'invalid_input', 'time'],
    ['for no time at all', { duration: 0 }, 'invalid_input', 'duration'],
    ['for more than a day', { duration: 24.25 }, 'invalid_input', 'duration'],
    ['without a title', { title: '  ' }, 'invalid_input', 'title'],
    ['with too long a title', { title: 'x'.repeat(256) }, 'invalid_input', 'title'],
    ['with too long notes', { notes: 'x'.repeat(2001) }, 'invalid_input', 'notes'],
    ['with an operator for a title', { title: { $gt: '' } }, 'invalid_input', 'title'],
    ['of no urgency that there is', { priority: 'urgent' }, 'invalid_input', 'priority'],
    ['with a price of the customer’s own', { estimatedCost: '1.00' }, 'invalid_input', ''],
  ])('for a time %s is rejected', async (_what, other, code, at) => {
    const { status, body } = await post(other);
    expect({ status, body }).toMatchObject({ status: 400, body: { error: { code } } });
    expect(JSON.stringify(body)).toContain(`"path":"${at}"`);
  });

  test('is rejected for a user who is not a contractor, and for oneself', async () => {
    for (const contractorId of [noId(), plaza.employee.id, plaza.stranger.id]) {
      expect(await plaza.customer.post(path, bookingInput(contractorId))).toMatchObject({
        status: 404,
        body: { error: { code: 'contractor_not_found' } },
      });
    }
    expect(await plaza.contractor.post(path, bookingInput(plaza.contractor.id))).toMatchObject({
      status: 400,
      body: { error: { code: 'own_booking' } },
    });
  });

  test("is rejected outside the contractor's working hours and accepted inside them", async () => {
    const worker = plaza.join(userFixture('Nia Cole', { role: 'contractor' }));
    const spans = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '08:00', until: '17:00' }));
    const hours = { workingHours: { timeZone: 'America/Toronto', spans } };
    expect((await worker.patch(`/api/v1/contractors/${worker.id}/profile`, hours)).status).toBe(200);
    const ask = (time: string, timeZone: string) =>
      plaza.customer.post(path, bookingInput(worker.id, { time, timeZone }));
    expect((await ask('15:00', 'America/Toronto')).status).toBe(201);
    expect(await ask('15:30', 'America/Toronto')).toMatchObject({ body: { error: { code: 'outside_working_hours' } } });
    expect(await ask('09:00', 'Asia/Tokyo')).toMatchObject({ body: { error: { code: 'outside_working_hours' } } });
  });

  test('sent twenty times with one key is one booking', async () => {
    const key = noId();
    const day = nextFreeDay();
    const made = await Promise.all(Array.from({ length: 20 }, () => post({ date: day }, key)));
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    expect(await post({ date: day, duration: 3 }, key)).toMatchObject({
      status: 409,
      body: { error: { code: 'idempotency_key_reused' } },
    });
    const other = await plaza.stranger.post<Booking>(path, bookingInput(plaza.contractor.id), {
      headers: { 'Idempotency-Key': key },
    });
    expect(other.status).toBe(201);
    expect((await post({}, 'no key of ours!')).status).toBe(400);
  });

  test('has a price estimated from the service, in proportion to its length', async () => {
    const { body: category } = await plaza.administrator.post<{ id: string }>('/api/v1/services/categories', {
      name: 'Plumbing',
    });
    const { body: service } = await plaza.contractor.post<{ id: string }>('/api/v1/services', {
      categoryId: category.id,
      title: 'Tap repair',
      basePrice: '100.01',
      currency: 'CAD',
      estimatedDuration: 2,
    });
    expect(service).toMatchObject({ id: expect.any(String) });
    const { body } = await post({ serviceId: service.id, duration: 3, date: nextFreeDay() });
    expect(body).toMatchObject({
      estimatedCost: '150.02',
      currency: 'CAD',
      serviceId: service.id,
      categoryId: category.id,
    });
    expect(await plaza.customer.post(path, bookingInput(plaza.rival.id, { serviceId: service.id }))).toMatchObject({
      status: 404,
      body: { error: { code: 'service_not_found' } },
    });
    expect(await post({ categoryId: noId() })).toMatchObject({ status: 400 });
  });

  test('is answered with an error while users cannot be looked up', async () => {
    plaza.identity.isUp = false;
    const [one, other] = [plaza.stranger, noId()];
    const answer = await one.post(path, bookingInput(other));
    plaza.identity.isUp = true;
    expect(answer).toMatchObject({ status: 500, body: { error: { code: 'people_unavailable' } } });
  });
});

describe('access to a booking', () => {
  test('is limited to its customer, its contractor, its assignee and administrators; others get 404', async () => {
    const { id } = await requestBooking(plaza, { date: nextFreeDay() });
    for (const one of [plaza.customer, plaza.contractor, plaza.administrator]) {
      expect((await one.get(`${path}/${id}`)).status).toBe(200);
    }
    for (const one of [plaza.stranger, plaza.rival, plaza.employee]) {
      expect((await one.get(`${path}/${id}`)).status).toBe(404);
      expect((await one.patch(`${path}/${id}/status`, { status: 'confirmed' })).status).toBe(404);
      expect((await one.patch(`${path}/${id}/assign`, { employeeId: null })).status).toBe(404);
    }
    expect((await plaza.customer.get(`${path}/${noId()}`)).status).toBe(404);
    expect((await plaza.customer.get(`${path}/1`)).status).toBe(404);
    expect((await plaza.nobody.get(`${path}/${id}`)).status).toBe(401);
  });
});
