import type { Booking, BookingWithTimeline } from '@plaza/contracts/marketplace/bookings';
import { until } from '@plaza/service-kit/testing/until';
import { userFixture } from '../../testing/identity-server';
import {
  bookingInput,
  type Caller,
  type MarketplaceServer,
  nextFreeDay,
  requestBooking,
  startMarketplace,
} from '../../testing/marketplace-server';
import { BookingModel } from '../records/booking.model';

const path = '/api/v1/bookings';
let plaza: MarketplaceServer;
beforeAll(async () => {
  plaza = await startMarketplace();
});
afterAll(() => plaza.stop());

type Who = 'customer' | 'contractor' | 'employee' | 'administrator' | 'stranger';
const statuses = ['confirmed', 'in-progress', 'completed', 'cancelled'] as const;
type Status = (typeof statuses)[number];

const change = (who: Caller, id: string, status: Status, other: object = {}) =>
  who.patch<Booking & { error?: { code: string } }>(`${path}/${id}/status`, {
    status,
    ...(status === 'cancelled' ? { reason: 'No time' } : {}),
    ...other,
  });

/** A booking on a day of its own, assigned to the employee and moved to a status by the contractor. */
async function bookingIn(state: 'pending' | Status): Promise<Booking> {
  const booking = await requestBooking(plaza, { date: nextFreeDay() });
  await plaza.contractor.patch(`${path}/${booking.id}/assign`, { employeeId: plaza.employee.id });
  const steps: Record<typeof state, readonly Status[]> = {
    pending: [],
    confirmed: ['confirmed'],
    'in-progress': ['confirmed', 'in-progress'],
    completed: ['confirmed', 'in-progress', 'completed'],
    cancelled: ['cancelled'],
  };
  for (const step of steps[state]) expect((await change(plaza.contractor, booking.id, step)).status).toBe(200);
  return booking;
}

/** Who may make which step, written by hand: from → to → those who may; everybody else is rejected. */
const allowed: Record<'pending' | Status, Partial<Record<Status, readonly Who[]>>> = {
  pending: { confirmed: ['contractor', 'administrator'], cancelled: ['customer', 'contractor', 'administrator'] },
  confirmed: {
    'in-progress': ['contractor', 'employee', 'administrator'],
    cancelled: ['customer', 'contractor', 'administrator'],
  },
  'in-progress': {
    completed: ['contractor', 'employee', 'administrator'],
    cancelled: ['contractor', 'administrator'],
  },
  completed: {},
  cancelled: {},
};
/** Users who may never make the step are rejected in every state. */
const never: Record<Status, readonly Who[]> = {
  confirmed: ['customer', 'employee'],
  'in-progress': ['customer'],
  completed: ['customer'],
  cancelled: ['employee'],
};
const everybody = ['customer', 'contractor', 'employee', 'administrator', 'stranger'] as const;
const rows = Object.keys(allowed).flatMap((from) =>
  statuses.flatMap((to) => everybody.map((who) => ({ from: from as keyof typeof allowed, to, who }))),
);

describe('the state machine', () => {
  test.each(rows)('from $from to $to by the $who', async ({ from, to, who }) => {
    const { id } = await bookingIn(from);
    const { status, body } = await change(plaza[who], id, to);
    const stored = await BookingModel.findById(id).lean();
    if (allowed[from][to]?.includes(who)) {
      expect({ status, body }).toMatchObject({ status: 200, body: { status: to } });
      expect(stored?.status).toBe(to);
      return;
    }
    const code = who === 'stranger' ? 'booking_not_found' : never[to].includes(who) ? 'not_yours_to_do' : 'wrong_state';
    const expected = { booking_not_found: 404, not_yours_to_do: 403, wrong_state: 409 }[code];
    expect({ status, code: body.error?.code }).toEqual({ status: expected, code });
    expect(stored?.status).toBe(from);
  });

  test('describes the status of a booking in words', async () => {
    const { id } = await bookingIn('in-progress');
    const { body } = await change(plaza.contractor, id, 'confirmed');
    expect(body).toMatchObject({ message: 'This cannot be done with a booking that is in progress.' });
  });

  test('offers each user only the permitted actions', async () => {
    const { id } = await bookingIn('confirmed');
    const actions = async (who: Caller) => (await who.get<Booking>(`${path}/${id}`)).body.actions;
    expect(await actions(plaza.customer)).toEqual(['cancel']);
    expect(await actions(plaza.employee)).toEqual(['start']);
    expect(await actions(plaza.contractor)).toEqual(['start', 'cancel', 'assign']);
    expect(await actions(plaza.administrator)).toEqual(['start', 'cancel', 'assign', 'reassign']);
  });
});

test.each([
  ['cancelling without a reason', { status: 'cancelled', reason: '  ' }],
  ['an unknown state', { status: 'done' }],
  ['going back to pending', { status: 'pending' }],
  ['a field that there is not', { status: 'confirmed', holds: [] }],
  ['a final price of zero', { status: 'completed', finalPrice: '0.00' }],
  ['a negative one', { status: 'completed', finalPrice: '-5' }],
  ['one of fifteen digits', { status: 'completed', finalPrice: '123456789012345' }],
  ['one of three decimals', { status: 'completed', finalPrice: '1.005' }],
  ['an operator', { status: { $ne: 'pending' } }],
])('%s is rejected', async (_what, body) => {
  const { id } = await bookingIn('pending');
  expect(await plaza.contractor.patch(`${path}/${id}/status`, body)).toMatchObject({ status: 400 });
});

test('a hundred concurrent confirmations of overlapping bookings: one succeeds', async () => {
  const day = nextFreeDay();
  const bookings = await Promise.all(
    Array.from({ length: 100 }, (_none, index) =>
      requestBooking(plaza, { date: day, time: `1${index % 2}:${index % 3 === 0 ? '00' : '30'}`, duration: 3 }),
    ),
  );
  const answers = await Promise.all(bookings.map(({ id }) => change(plaza.contractor, id, 'confirmed')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const others = answers.filter(({ status }) => status !== 200);
  expect(new Set(others.map(({ status, body }) => `${status} ${body.error?.code}`))).toEqual(
    new Set(['409 slot_taken']),
  );
  expect(await BookingModel.countDocuments({ _id: { $in: bookings.map(({ id }) => id) }, status: 'confirmed' })).toBe(
    1,
  );
});

test('fifty concurrent confirmations of one booking: one succeeds', async () => {
  const { id } = await bookingIn('pending');
  const answers = await Promise.all(Array.from({ length: 50 }, () => change(plaza.contractor, id, 'confirmed')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await BookingModel.findById(id).lean())?.timeline.filter(({ what }) => what === 'confirmed')).toHaveLength(1);
});

test('a cancelled or completed booking frees its time', async () => {
  const day = nextFreeDay();
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => requestBooking(plaza, { date: day })));
  const confirm = async (booking?: Booking) => (await change(plaza.contractor, booking?.id ?? '', 'confirmed')).status;
  expect([await confirm(first), await confirm(second)]).toEqual([200, 409]);
  await change(plaza.customer, first?.id ?? '', 'cancelled');
  expect([await confirm(second), await confirm(third)]).toEqual([200, 409]);
  await change(plaza.contractor, second?.id ?? '', 'in-progress');
  expect(await confirm(third)).toBe(409);
  await change(plaza.contractor, second?.id ?? '', 'completed');
  expect(await confirm(third)).toBe(200);
});

test('adjacent bookings do not overlap, nor do those of two contractors', async () => {
  const date = nextFreeDay();
  const bookings = [
    await requestBooking(plaza, { date, time: '08:00', duration: 2 }),
    await requestBooking(plaza, { date, time: '10:00', duration: 0.25 }),
    (await plaza.customer.post<Booking>(path, bookingInput(plaza.rival.id, { date, time: '09:00' }))).body,
  ];
  for (const { id } of bookings) expect((await change(plaza.administrator, id, 'confirmed')).status).toBe(200);
});

test("a customer cannot change the contractor's notes", async () => {
  const { id } = await requestBooking(plaza, { date: nextFreeDay() });
  await change(plaza.contractor, id, 'confirmed', { contractorNotes: 'Ladder' });
  const { body } = await change(plaza.customer, id, 'cancelled', { contractorNotes: 'Mine' });
  expect(body.contractorNotes).toBe('Ladder');
});

test('a change of another version is rejected with the current one, and accepted without a version', async () => {
  const { id } = await requestBooking(plaza, { date: nextFreeDay() });
  await change(plaza.contractor, id, 'confirmed', { version: 0 });
  expect(await change(plaza.customer, id, 'cancelled', { version: 0 })).toMatchObject({
    status: 409,
    body: { error: { code: 'changed_meanwhile' } },
  });
  expect((await change(plaza.customer, id, 'cancelled', { version: 1 })).status).toBe(200);
});

describe('the price of a booking', () => {
  test('is stored on completion, with an event for accounting', async () => {
    const { id, title } = await bookingIn('in-progress');
    const { body } = await change(plaza.employee, id, 'completed', {
      finalPrice: '120.5',
      contractorNotes: 'New seal',
    });
    expect(body).toMatchObject({ actualCost: '120.50', contractorNotes: 'New seal', completedAt: expect.any(String) });
    const published = () =>
      plaza.events.filter(({ type, payload }) => type === 'booking.completed' && isOf(payload, id));
    await until(() => published().length === 1);
    expect(published()[0]).toMatchObject({
      payload: {
        bookingId: id,
        title,
        customerId: plaza.customer.id,
        contractorId: plaza.contractor.id,
        finalPrice: '120.50',
        currency: 'USD',
        location: '1 Main Street',
      },
    });
    expect(published()[0]?.to).toBeUndefined();
  });

  test('is null if there is none, and no event contains it', async () => {
    const { id } = await bookingIn('in-progress');
    const { body } = await change(plaza.contractor, id, 'completed');
    expect(body.actualCost).toBeNull();
    await until(() => plaza.events.some(({ payload }) => isOf(payload, id) && isChange(payload, 'completed')));
    expect(plaza.events.some(({ type, payload }) => type === 'booking.completed' && isOf(payload, id))).toBe(false);
  });
});

test('each change is in the timeline with its author, and is sent to its users and the administrators', async () => {
  const { id } = await bookingIn('in-progress');
  const { body } = await plaza.customer.get<BookingWithTimeline>(`${path}/${id}`);
  expect(body.timeline.map(({ what, by }) => [what, by?.name])).toEqual([
    ['requested', 'Maya Okafor'],
    ['assigned', 'Amir Haddad'],
    ['confirmed', 'Amir Haddad'],
    ['started', 'Amir Haddad'],
  ]);
  await until(() => plaza.events.some(({ payload }) => isOf(payload, id) && isChange(payload, 'started')));
  const published = plaza.events.find(({ payload }) => isOf(payload, id) && isChange(payload, 'started'));
  expect(published).toMatchObject({
    type: 'booking.changed',
    to: {
      users: expect.arrayContaining([plaza.customer.id, plaza.contractor.id, plaza.employee.id]),
      roles: ['admin_low', 'admin_high'],
    },
  });
});

test('bookings and completed bookings of a contractor are counted on each change', async () => {
  const worker = plaza.join(userFixture('Nia Cole', { role: 'contractor' }));
  const { body } = await plaza.customer.post<Booking>(path, bookingInput(worker.id));
  const counts = async () => {
    const { body: profile } = await worker.get<object>(`/api/v1/contractors/${worker.id}/profile`);
    return profile;
  };
  expect(await counts()).toMatchObject({ totalJobs: 0, completedJobs: 0 });
  await change(worker, body.id, 'confirmed');
  expect(await counts()).toMatchObject({ totalJobs: 1, completedJobs: 0 });
  await change(worker, body.id, 'in-progress');
  await change(worker, body.id, 'completed');
  expect(await counts()).toMatchObject({ totalJobs: 1, completedJobs: 1 });
});

const isOf = (payload: unknown, id: string) => (payload as { bookingId?: string }).bookingId === id;
const isChange = (payload: unknown, what: string) => (payload as { change?: string }).change === what;
