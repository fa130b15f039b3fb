import type { Contractor } from '@plaza/contracts/marketplace/contractors';
import { ContractorProfileModel } from '../../contractors/records/contractor-profile.model';
import { userFixture } from '../../testing/identity-server';
import { storeManyBookings } from '../../testing/many-bookings';
import { bookingInput, type MarketplaceServer, nextFreeDay, startMarketplace } from '../../testing/marketplace-server';
import { BookingModel } from '../records/booking.model';
import { updateStats } from './contractor-stats';

const path = '/api/v1/bookings';
let plaza: MarketplaceServer;
beforeAll(async () => {
  plaza = await startMarketplace({ BOOKING_EXPIRY_MS: '3600000' }); // without the job, which would count again
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => plaza.stop());

/** A contractor with a confirmed booking. */
async function contractorWithJob() {
  const worker = plaza.join(userFixture('Noa Vik', { role: 'contractor' }));
  const { body } = await plaza.customer.post<{ id: string }>(path, bookingInput(worker.id, { date: nextFreeDay() }));
  const move = (status: string) => worker.patch(`${path}/${body.id}/status`, { status });
  expect((await move('confirmed')).status).toBe(200);
  return { worker, id: body.id, move };
}
const shown = async (id: string) => (await plaza.customer.get<Contractor>(`/api/v1/contractors/${id}`)).body;
const marksOf = async (id: string) => (await BookingModel.findById(id).lean())?.uncounted;

test('a booking is counted although a machine whose clock is ahead has counted before', async () => {
  const { worker, id, move } = await contractorWithJob();
  const ahead = new Date(Date.now() + 5000);
  await ContractorProfileModel.updateOne({ userId: worker.id }, { countedAt: ahead });
  await move('in-progress');
  await move('completed');
  expect(await shown(worker.id)).toMatchObject({ totalJobs: 1, completedJobs: 1 });
  expect(await marksOf(id)).toBeUndefined();
});

test('a booking that changes during a count remains marked, although the clock of its machine is behind', async () => {
  const { worker, id } = await contractorWithJob();
  const behind = new Date(Date.now() - 5000);
  const markWith = (status: string) =>
    BookingModel.updateOne(
      { _id: id },
      { $set: { status, uncounted: [worker.id, 'somebody else'], updatedAt: behind }, $inc: { version: 1 } },
      { timestamps: false },
    );
  await markWith('in-progress');
  const { aggregate } = BookingModel;
  jest.spyOn(BookingModel, 'aggregate').mockImplementationOnce((...given) => {
    const reviews = Promise.resolve(aggregate.apply(BookingModel, given));
    return reviews.then(async (found) => {
      await markWith('completed');
      return found;
    }) as never;
  });
  await updateStats(worker.id);
  expect(await marksOf(id)).toContain(worker.id);
  await updateStats(worker.id);
  expect(await marksOf(id)).toEqual(['somebody else']);
  expect(await shown(worker.id)).toMatchObject({ completedJobs: 1 });
});

test('marks are cleared by writes that name the contractor of the booking, a bounded number per count', async () => {
  const { contractor, customer } = plaza;
  const counted = plaza.join(userFixture('Ida Moe', { role: 'contractor' })).id;
  const count = 2100;
  await storeManyBookings({ contractor: contractor.card, customers: [customer.card], count });
  await BookingModel.updateMany({ contractorId: contractor.id }, { uncounted: [counted] });
  const marked = () => BookingModel.countDocuments({ uncounted: counted });
  const bulkWrite = jest.spyOn(BookingModel.collection, 'bulkWrite');
  await updateStats(counted);
  const batches = bulkWrite.mock.calls.map(([writes]) => writes as unknown as { updateOne: { filter: object } }[]);
  const clearing = batches.filter(([first]) => first && 'uncounted' in first.updateOne.filter);
  expect(clearing.map(({ length }) => length)).toEqual([500, 500, 500, 500]);
  expect(clearing.flat().every(({ updateOne: { filter } }) => 'contractorId' in filter)).toBe(true);
  expect(await marked()).toBe(100);
  await updateStats(counted);
  expect(await marked()).toBe(0);
});
