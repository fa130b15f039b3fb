import type { Booking } from '@plaza/contracts/marketplace/bookings';
import type { Contractor } from '@plaza/contracts/marketplace/contractors';
import type { Slot } from '@plaza/contracts/marketplace/slots';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { until } from '@plaza/service-kit/testing/until';
import { BookingModel } from '../bookings/records/booking.model';
import { userFixture } from '../testing/identity-server';
import {
  bookingInput,
  type Caller,
  type MarketplaceServer,
  nextFreeDay,
  startMarketplace,
} from '../testing/marketplace-server';
import { storeBooking } from '../testing/store-booking';

const hourMs = 3_600_000;

let plaza: MarketplaceServer;
beforeAll(async () => {
  plaza = await startMarketplace({ BOOKING_EXPIRY_MS: '100' });
});
afterAll(() => plaza.stop());

const change = async (card: Caller['card']) => {
  plaza.identity.add(card);
  await plaza.bus.publish(createEvent('user.changed', { userId: card.id }));
};
const shown = async ({ id }: Caller) => (await plaza.customer.get<Contractor>(`/api/v1/contractors/${id}`)).body;
async function timesOf({ id }: Caller, from: string): Promise<string[]> {
  const query = new URLSearchParams({ from, days: '1', timeZone: 'UTC' });
  return (await plaza.customer.get<Slot[]>(`/api/v1/contractors/${id}/slots?${query}`)).body.map(({ time }) => time);
}

describe('a user who is a contractor again', () => {
  const join = () => plaza.join(userFixture('Noa Vik', { role: 'contractor' }));
  async function leaveAndReturn(worker: Caller): Promise<void> {
    await change({ ...worker.card, role: 'user' });
    await change(worker.card);
  }

  test('is not busy with a booking that was taken away', async () => {
    const worker = join();
    await change(worker.card); // adds the profile
    const now = Date.now();
    await storeBooking(worker.id, 'in-progress', new Date(now - hourMs), new Date(now + hourMs));
    expect(await shown(worker)).toMatchObject({ status: 'busy' });
    await leaveAndReturn(worker);
    expect(await shown(worker)).toMatchObject({ status: 'available' });
  });

  test('is free at the time of a booking that was taken away, and it is not counted', async () => {
    const worker = join();
    const date = nextFreeDay();
    const { body } = await plaza.customer.post<Booking>('/api/v1/bookings', bookingInput(worker.id, { date }));
    await worker.patch(`/api/v1/bookings/${body.id}/status`, { status: 'confirmed' });
    expect(await timesOf(worker, date)).not.toContain('10:00');
    expect(await shown(worker)).toMatchObject({ totalJobs: 1 });
    await leaveAndReturn(worker);
    expect(await timesOf(worker, date)).toContain('10:00');
    // The job counts what was changed some seconds ago.
    await BookingModel.updateMany({}, { updatedAt: new Date(Date.now() - 60_000) }, { timestamps: false });
    await until(async () => (await shown(worker)).totalJobs === 0);
  });
});

test('a user who is no contractor any more has no free slots', async () => {
  const worker = plaza.join(userFixture('Ole Berg', { role: 'contractor' }));
  await change(worker.card);
  const date = nextFreeDay();
  expect(await timesOf(worker, date)).not.toEqual([]);
  await change({ ...worker.card, role: 'user' });
  const query = new URLSearchParams({ from: date, days: '1', timeZone: 'UTC' });
  expect(await plaza.customer.get(`/api/v1/contractors/${worker.id}/slots?${query}`)).toMatchObject({
    status: 404,
    body: { error: { code: 'contractor_not_found' } },
  });
});
