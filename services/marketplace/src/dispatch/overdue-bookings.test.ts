import type { Booking } from '@plaza/contracts/marketplace/bookings';
import type { DispatchBoard } from '@plaza/contracts/marketplace/dispatch';
import { BookingModel, openStatuses } from '../bookings/records/booking.model';
import { userFixture } from '../testing/identity-server';
import { storeManyBookings } from '../testing/many-bookings';
import { type Caller, dayAhead, type MarketplaceServer, startMarketplace } from '../testing/marketplace-server';

const limit = 100;
let plaza: MarketplaceServer;
let worker: Caller;
beforeAll(async () => {
  plaza = await startMarketplace();
  worker = plaza.join(userFixture('Busy Bee', { role: 'contractor' }));
  // Eight days before now and eight days after, one each hour, three of five open.
  await storeManyBookings({ contractor: worker.card, customers: [plaza.customer.card], count: 400 });
});
afterAll(() => plaza.stop());

async function unassignedOn(day: string): Promise<{ from: string; unassigned: Booking[] }> {
  const { status, body } = await worker.get<DispatchBoard>(`/api/v1/bookings/dispatch?day=${day}&timeZone=UTC`);
  expect(status).toBe(200);
  return body;
}
const openOnes = async (conditions: object, order: 1 | -1) => {
  const found = await BookingModel.find({ contractorId: worker.id, status: { $in: openStatuses }, ...conditions })
    .sort({ startsAt: order })
    .limit(limit)
    .lean();
  return found.map(({ _id }) => _id);
};
const ids = (bookings: readonly Booking[]) => bookings.map(({ id }) => id);

test('bookings of the past leave their places in the unassigned column to those from the day on', async () => {
  const { from, unassigned } = await unassignedOn(dayAhead(0));
  expect(ids(unassigned)).toEqual(await openOnes({ startsAt: { $gte: new Date(from) } }, 1));
  expect(unassigned).toHaveLength(limit);
});

test('places that are left are filled with the latest overdue bookings, in the order in which they began', async () => {
  const { from, unassigned } = await unassignedOn(dayAhead(7));
  expect(unassigned.filter(({ startsAt }) => startsAt >= from).length).toBeGreaterThan(0);
  expect(unassigned).toHaveLength(limit);
  expect(ids(unassigned)).toEqual((await openOnes({}, -1)).reverse());
});
