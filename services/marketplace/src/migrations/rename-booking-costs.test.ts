import { randomUUID } from 'node:crypto';
import type { Booking, BookingPage } from '@plaza/contracts/marketplace/bookings';
import type { DispatchBoard } from '@plaza/contracts/marketplace/dispatch';
import { openInstance } from '@plaza/service-kit/testing/service';
import { until } from '@plaza/service-kit/testing/until';
import { Types } from 'mongoose';
import { BookingModel, bookingsCollection } from '../bookings/records/booking.model';
import { database } from '../database';
import { seedBookings } from '../seed/seed-bookings';
import { service } from '../service';
import { storeManyBookings } from '../testing/many-bookings';
import { dayAhead, type MarketplaceServer, requestBooking, startMarketplace } from '../testing/marketplace-server';
import { renameBookingCosts } from './rename-booking-costs';

let plaza: MarketplaceServer;
beforeAll(async () => {
  plaza = await startMarketplace();
});
afterAll(() => plaza.stop());
beforeEach(async () => {
  await BookingModel.deleteMany();
});

type Stored = { _id: string } & Partial<Record<string, unknown>>;
const raw = () => database.collection<Stored>(bookingsCollection);
// Without the events of a booking that are still to be sent: they go at any moment.
const projection = { outbox: 0 } as const;
const find = (id: string): Promise<Stored> =>
  raw()
    .findOne({ _id: id }, { projection })
    .then((found) => found ?? { _id: '' });
const findAll = () => raw().find({}, { projection }).sort({ _id: 1 }).toArray();
const decimal = (value: string) => Types.Decimal128.fromString(value);

/** Gives a stored booking the shape of the earlier release. */
async function toEarlierRelease(id: string, estimated: string | null, final: string | null): Promise<void> {
  await raw().updateOne(
    { _id: id },
    {
      $set: {
        estimatedPrice: estimated === null ? null : decimal(estimated),
        finalPrice: final === null ? null : decimal(final),
      },
      $unset: { estimatedCost: '', actualCost: '' },
    },
  );
}

const earlierNamesLeft = () =>
  raw().countDocuments({ $or: [{ estimatedPrice: { $exists: true } }, { finalPrice: { $exists: true } }] });

async function costsOf(id: string): Promise<unknown[]> {
  const { estimatedCost, actualCost } = await find(id);
  return [estimatedCost, actualCost].map((cost) => (cost instanceof Types.Decimal128 ? cost.toString() : cost));
}

async function plant(estimated: string | null, final: string | null, time = '10:00'): Promise<string> {
  const { id } = await requestBooking(plaza, { time, duration: 1 });
  await toEarlierRelease(id, estimated, final);
  return id;
}

test('a start of the service renames the fields of stored bookings, and answers as before', async () => {
  const id = await plant('120.50', '140');
  const before = await find(id);
  const next = await openInstance(service, { env: { IDENTITY_URL: plaza.identity.url } });
  await next.stop();
  expect(await costsOf(id)).toEqual(['120.50', '140']);
  expect(await earlierNamesLeft()).toBe(0);
  const { estimatedPrice: _estimated, finalPrice: _final, ...rest } = before;
  expect(await find(id)).toMatchObject(rest);
  const { customer } = plaza;
  const expected = { id, estimatedCost: '120.50', actualCost: '140.00' };
  expect((await customer.get<Booking>(`/api/v1/bookings/${id}`)).body).toMatchObject(expected);
  expect((await customer.get<BookingPage>('/api/v1/bookings')).body.bookings).toMatchObject([expected]);
});

test('bookings without prices, and those with only one name, have both names afterwards', async () => {
  const [none, estimated, neither] = [
    await plant(null, null, '08:00'),
    await plant('80', null, '12:00'),
    await plant(null, null, '15:00'),
  ];
  await raw().updateOne({ _id: neither }, { $unset: { estimatedPrice: '' } });
  await renameBookingCosts();
  expect(await costsOf(none)).toEqual([null, null]);
  expect(await costsOf(estimated)).toEqual(['80', null]);
  expect(await costsOf(neither)).toEqual([null, null]);
});

test('repeating it changes nothing, and bookings of this release are not touched', async () => {
  await plant('10', '20');
  const { id } = await requestBooking(plaza, { time: '14:00' });
  await raw().updateOne({ _id: id }, { $set: { estimatedCost: decimal('33.10') } });
  await renameBookingCosts();
  const all = await findAll();
  await renameBookingCosts();
  expect(await findAll()).toEqual(all);
  expect(await costsOf(id)).toEqual(['33.10', null]);
});

test('several instances that start concurrently rename each booking once', async () => {
  const { contractor, customer } = plaza;
  await storeManyBookings({ contractor: contractor.card, customers: [customer.card], count: 5000 });
  await raw().updateMany({}, [
    { $set: { estimatedPrice: decimal('75.25'), finalPrice: null } },
    { $unset: ['estimatedCost', 'actualCost'] },
  ]);
  await Promise.all([renameBookingCosts(), renameBookingCosts(), renameBookingCosts()]);
  expect(await earlierNamesLeft()).toBe(0);
  expect(await raw().countDocuments({ estimatedCost: decimal('75.25'), actualCost: null })).toBe(5000);
});

test('what an instance of the earlier release writes meanwhile is migrated at the next start', async () => {
  const id = await plant('50', null);
  await renameBookingCosts();
  await raw().updateOne({ _id: id }, { $set: { finalPrice: decimal('60') } });
  expect((await plaza.customer.get(`/api/v1/bookings/${id}`)).body).toMatchObject({ actualCost: null });
  await renameBookingCosts();
  expect(await costsOf(id)).toEqual(['50', '60']);
});

test('a booking stored earlier is estimated, completed, and shown with its price wherever bookings are shown', async () => {
  const { contractor } = plaza;
  const id = await plant('99.90', null);
  await renameBookingCosts();
  for (const status of ['confirmed', 'in-progress', 'completed']) {
    expect((await contractor.patch(`/api/v1/bookings/${id}/status`, { status })).status).toBe(200);
  }
  expect(await costsOf(id)).toEqual(['99.90', '99.90']);
  const { body: board } = await contractor.get<DispatchBoard>(
    `/api/v1/bookings/dispatch?day=${dayAhead()}&timeZone=UTC`,
  );
  expect(board.jobs).toMatchObject([{ id, estimatedCost: '99.90', actualCost: '99.90' }]);
  const completed = () => plaza.events.find(({ type }) => type === 'booking.completed');
  await until(() => completed() !== undefined);
  expect(completed()?.payload).toMatchObject({ bookingId: id, finalPrice: '99.90' });
});

test('neither new records nor indexes have the earlier names', async () => {
  const { contractor, customer } = plaza;
  await requestBooking(plaza);
  await storeManyBookings({ contractor: contractor.card, customers: [customer.card], count: 5 });
  await seedBookings([
    {
      id: randomUUID(),
      title: 'Wire the shed',
      customer: customer.card,
      contractor: contractor.card,
      date: dayAhead(-10),
      time: '10:00',
      timeZone: 'UTC',
      duration: 2,
      status: 'completed',
      location: '1 Main Street',
      price: '80',
      currency: 'CAD',
    },
  ]);
  expect(await earlierNamesLeft()).toBe(0);
  const everything = JSON.stringify([
    await raw().find().toArray(),
    await raw().indexes(),
    Object.keys(BookingModel.schema.paths),
  ]);
  expect(everything).not.toMatch(/estimatedPrice|finalPrice/);
});
