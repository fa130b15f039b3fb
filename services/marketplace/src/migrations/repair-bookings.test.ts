import type { Booking, BookingPage } from '@plaza/contracts/marketplace/bookings';
import type { Contractor } from '@plaza/contracts/marketplace/contractors';
import { openInstance } from '@plaza/service-kit/testing/service';
import { until } from '@plaza/service-kit/testing/until';
import { BookingModel, bookingsCollection } from '../bookings/records/booking.model';
import { ContractorProfileModel } from '../contractors/records/contractor-profile.model';
import { database } from '../database';
import { service } from '../service';
import { userFixture } from '../testing/identity-server';
import {
  bookingInput,
  type MarketplaceServer,
  nextFreeDay,
  requestBooking,
  startMarketplace,
} from '../testing/marketplace-server';
import { repairBookings } from './repair-bookings';

const path = '/api/v1/bookings';
let plaza: MarketplaceServer;
beforeAll(async () => {
  plaza = await startMarketplace({ BOOKING_EXPIRY_MS: '3600000' }); // only the next instance counts
});
beforeEach(() => BookingModel.deleteMany());
afterAll(() => plaza.stop());

const raw = () => database.collection<{ _id: string }>(bookingsCollection);
const startNext = () => openInstance(service, { env: { IDENTITY_URL: plaza.identity.url, BOOKING_EXPIRY_MS: '100' } });
const listed = async (query = '') =>
  (await plaza.customer.get<BookingPage>(`${path}${query}`)).body.bookings.map(({ id }) => id);
const everything = () =>
  raw()
    .find({}, { projection: { outbox: 0 } })
    .sort({ _id: 1 })
    .toArray();

const repair = () => repairBookings(new AbortController().signal);

/** As an earlier release left the booking of a customer who had been its employee. */
async function hideFromCustomer(id: string): Promise<void> {
  const booking = await BookingModel.findById(id).lean();
  const own = (key: string) => key.startsWith(plaza.customer.id);
  await raw().updateOne(
    { _id: id },
    { $set: { parties: [plaza.contractor.id], searchKeys: booking?.searchKeys.filter((key) => !own(key)) } },
  );
}

test('a start of the service shows customers the bookings that an earlier release hid from them', async () => {
  const { id } = await requestBooking(plaza, { date: nextFreeDay() });
  const { id: other } = await requestBooking(plaza, { date: nextFreeDay() });
  await hideFromCustomer(id);
  expect(await listed()).toEqual([other]);
  const next = await startNext();
  await until(async () => (await listed()).length === 2);
  await next.stop();
  expect(await listed()).toEqual([id, other]);
  expect(await listed('?search=sink')).toEqual([id, other]);
  expect((await plaza.contractor.get<Booking>(`${path}/${id}`)).status).toBe(200);
});

test('customers who were deleted do not see their bookings again, and repeating it changes nothing', async () => {
  const { id } = await requestBooking(plaza, { date: nextFreeDay() });
  const { id: other } = await requestBooking(plaza, { date: nextFreeDay() });
  for (const one of [id, other]) await hideFromCustomer(one);
  await raw().updateOne({ _id: id }, { $set: { customer: null } });
  await Promise.all([repair(), repair()]);
  expect((await BookingModel.findById(id).lean())?.parties).toEqual([plaza.contractor.id]);
  const all = await everything();
  await repair();
  expect(await everything()).toEqual(all);
});

test('a stop leaves the rest to the next start', async () => {
  const { id } = await requestBooking(plaza, { date: nextFreeDay() });
  await hideFromCustomer(id);
  const stopped = AbortSignal.abort(new Error('stopped'));
  await expect(repairBookings(stopped)).rejects.toThrow('stopped');
  expect(await listed()).toEqual([]);
  await repair();
  expect(await listed()).toEqual([id]);
});

test('bookings that were taken away are counted no more, once', async () => {
  const worker = plaza.join(userFixture('Noa Vik', { role: 'contractor' }));
  const { body } = await plaza.customer.post<Booking>(path, bookingInput(worker.id, { date: nextFreeDay() }));
  expect((await worker.patch(`${path}/${body.id}/status`, { status: 'confirmed' })).status).toBe(200);
  const shown = async () => (await plaza.customer.get<Contractor>(`/api/v1/contractors/${worker.id}`)).body;
  expect(await shown()).toMatchObject({ totalJobs: 1 });
  await raw().updateOne({ _id: body.id }, { $set: { contractor: null, updatedAt: new Date(0) } });
  await ContractorProfileModel.updateOne({ userId: worker.id }, { $unset: { statsRevision: '' } });
  const next = await startNext();
  await until(async () => (await shown()).totalJobs === 0);
  await until(async () => (await BookingModel.countDocuments({ uncounted: worker.id })) === 0);
  await next.stop();
  const all = await everything();
  await repair();
  expect(await everything()).toEqual(all);
});
