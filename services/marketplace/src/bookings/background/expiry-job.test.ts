import type { Booking, BookingWithTimeline } from '@plaza/contracts/marketplace/bookings';
import { until } from '@plaza/service-kit/testing/until';
import { ContractorProfileModel } from '../../contractors/records/contractor-profile.model';
import {
  bookingInput,
  type MarketplaceServer,
  nextFreeDay,
  requestBooking,
  startMarketplace,
} from '../../testing/marketplace-server';
import { BookingModel } from '../records/booking.model';
import { cancelExpiredRequests } from './expiry-job';

const path = '/api/v1/bookings';
const requestMs = 600;
let plaza: MarketplaceServer;
beforeAll(async () => {
  plaza = await startMarketplace({ BOOKING_REQUEST_MINUTES: `${requestMs / 60_000}`, BOOKING_EXPIRY_MS: '100' });
});
afterAll(() => plaza.stop());

const statusOf = async (id: string) => (await plaza.customer.get<Booking>(`${path}/${id}`)).body.status;
const confirm = (id: string) => plaza.contractor.patch(`${path}/${id}/status`, { status: 'confirmed' });

test('a request that nobody confirms expires, and its users are notified', async () => {
  const { id, expiresAt, createdAt } = await requestBooking(plaza, { date: nextFreeDay() });
  expect(new Date(expiresAt ?? 0).getTime() - new Date(createdAt).getTime()).toBeLessThanOrEqual(requestMs);
  await until(async () => (await statusOf(id)) === 'cancelled');
  const { body } = await plaza.customer.get<BookingWithTimeline>(`${path}/${id}`);
  expect(body).toMatchObject({
    cancellation: { reason: 'Nobody confirmed this booking in time.', by: null },
    actions: [],
    expiresAt: null,
  });
  expect(body.timeline.map(({ what, by }) => [what, by?.name])).toEqual([
    ['requested', 'Maya Okafor'],
    ['expired', undefined],
  ]);
  const { customer, contractor } = plaza;
  await until(() => plaza.events.some(({ payload }) => JSON.stringify(payload).includes('expired')));
  expect(plaza.events.find(({ payload }) => JSON.stringify(payload).includes('expired'))).toMatchObject({
    type: 'booking.changed',
    to: { users: expect.arrayContaining([customer.id, contractor.id]) },
  });
});

test('a confirmed booking does not expire', async () => {
  const { id } = await requestBooking(plaza, { date: nextFreeDay() });
  expect((await confirm(id)).status).toBe(200);
  const { id: other } = await requestBooking(plaza, { date: nextFreeDay() });
  await until(async () => (await statusOf(other)) === 'cancelled');
  expect(await statusOf(id)).toBe('confirmed');
});

test('an expired request cannot be confirmed, even before the job has run', async () => {
  const { id } = await requestBooking(plaza, { date: nextFreeDay() });
  await BookingModel.updateOne({ _id: id }, { $set: { expiresAt: new Date(Date.now() - 1) } });
  const message = 'This request has expired and is being cancelled.';
  expect(await confirm(id)).toMatchObject({ status: 409, body: { message } });
  await until(async () => (await statusOf(id)) === 'cancelled'); // or the next test would end it as well
});

test('concurrent jobs expire each booking once', async () => {
  const jobs = await Promise.all(Array.from({ length: 20 }, () => requestBooking(plaza, { date: nextFreeDay() })));
  const later = new Date(Date.now() + requestMs);
  const ended = await Promise.all(Array.from({ length: 5 }, () => cancelExpiredRequests(later)));
  const byThese = ended.reduce((sum, count) => sum + count, 0);
  expect(byThese).toBeLessThanOrEqual(jobs.length);
  for (const { id } of jobs) {
    const stored = await BookingModel.findById(id).lean();
    expect(stored?.timeline.filter(({ what }) => what === 'expired')).toHaveLength(1);
  }
});

test('a request for the near future expires at its time', async () => {
  const soon = new Date(Date.now() + 90_000);
  const at = { date: soon.toISOString().slice(0, 10), time: soon.toISOString().slice(11, 16) };
  const { body } = await plaza.customer.post<Booking>(path, bookingInput(plaza.rival.id, at));
  expect(new Date(body.expiresAt ?? 0).getTime()).toBeLessThanOrEqual(new Date(body.startsAt).getTime());
});

test('counts that a dead process left are updated later', async () => {
  const { id } = await requestBooking(plaza, { date: nextFreeDay() });
  await confirm(id);
  const counted = await ContractorProfileModel.findOne({ userId: plaza.contractor.id }).lean();
  await ContractorProfileModel.updateOne({ userId: plaza.contractor.id }, { $set: { totalJobs: 0 } });
  const longAgo = new Date(Date.now() - 60_000);
  await BookingModel.updateOne(
    { _id: id },
    { $set: { uncounted: [plaza.contractor.id], updatedAt: longAgo } },
    { timestamps: false },
  );
  const totalOf = async () => (await ContractorProfileModel.findOne({ userId: plaza.contractor.id }).lean())?.totalJobs;
  await until(async () => (await totalOf()) === counted?.totalJobs);
  await until(async () => (await BookingModel.findById(id).lean())?.uncounted === undefined);
});
