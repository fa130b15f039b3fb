import type { EventPayload } from '@plaza/contracts/events';
import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { until } from '@plaza/service-kit/testing/until';
import { BookingModel } from '../../bookings/records/booking.model';
import { completeContractorProfiles } from '../../migrations/complete-contractor-profiles';
import { type MarketplaceServer, requestBooking, startMarketplace } from '../../testing/marketplace-server';
import { ContractorProfileModel } from './contractor-profile.model';
import { storeStats, upsertProfile } from './contractor-profiles';

let plaza: MarketplaceServer;
beforeAll(async () => {
  plaza = await startMarketplace();
});
afterAll(() => plaza.stop());
beforeEach(async () => {
  await Promise.all([ContractorProfileModel.deleteMany(), BookingModel.deleteMany()]);
  await upsertProfile(plaza.contractor.card);
  await until(() => published().length > 0);
  plaza.events.length = 0;
});

const published = () =>
  plaza.events
    .filter(({ type }) => type === 'contractor.changed')
    .map(({ payload }) => payload as EventPayload<'contractor.changed'>);

/** Nobody confirms in this test, so that the latest event stays in the outbox. */
async function waiting() {
  const { outbox } = await ContractorProfileModel.findOne({ userId: plaza.contractor.id }).lean().orFail();
  return (outbox ?? []).map(({ awaiting, payload }) => ({ awaiting: [...awaiting], payload }));
}

const change = (changes: object) =>
  plaza.contractor.patch(`/api/v1/contractors/${plaza.contractor.id}/profile`, changes);
const nothing = { totalJobs: 0, completedJobs: 0, rating: 0 };

test('a new contractor is published, and waits for confirmation', async () => {
  const { id: userId } = plaza.contractor;
  expect(await waiting()).toEqual([{ awaiting: ['identity'], payload: { userId, specialties: [], ...nothing } }]);
});

test('changes of specialties are published, and of other fields not', async () => {
  await change({ specializations: ['Electrical', 'EV Chargers'] });
  const { id: userId } = plaza.contractor;
  const expected = { userId, specialties: ['Electrical', 'EV Chargers'], ...nothing };
  await until(() => published().length > 0);
  expect(published()).toEqual([expected]);
  const before = await waiting();
  await change({ businessPhone: '+1 416 555 0142', specializations: ['Electrical', 'EV Chargers'] });
  expect(await waiting()).toEqual(before);
});

test('a confirmed, completed and reviewed booking is published with all its changes', async () => {
  const { contractor, customer } = plaza;
  await change({ specializations: ['Electrical'] });
  const { id } = await requestBooking(plaza);
  const move = (status: string) => contractor.patch<Booking>(`/api/v1/bookings/${id}/status`, { status });
  await move('confirmed');
  expect(await waiting()).toMatchObject([{ payload: { specialties: ['Electrical'], totalJobs: 1, completedJobs: 0 } }]);
  await BookingModel.updateOne({ _id: id }, { $set: { status: 'in-progress' } });
  await move('completed');
  await customer.post(`/api/v1/bookings/${id}/review`, { rating: 4, comment: '' });
  expect(await waiting()).toMatchObject([
    { payload: { specialties: ['Electrical'], totalJobs: 1, completedJobs: 1, rating: 4 } },
  ]);
});

test('the last event of concurrent changes is what is stored', async () => {
  const { id: userId } = plaza.contractor;
  const counted = (jobs: number) =>
    storeStats(userId, async () => ({ totalJobs: jobs, completedJobs: 0, rating: '4.50', reviewCount: 2 }));
  await Promise.all([1, 2, 3, 4].flatMap((jobs) => [change({ specializations: [`Skill ${jobs}`] }), counted(jobs)]));
  const { specializations, totalJobs, rating } = await ContractorProfileModel.findOne({ userId }).lean().orFail();
  const stored = { specialties: specializations, totalJobs, rating: Number(String(rating)) };
  expect(await waiting()).toMatchObject([{ payload: stored }]);
});

test('a profile of an earlier release is published once', async () => {
  const { id: userId } = plaza.contractor;
  await ContractorProfileModel.collection.updateOne({ userId }, { $unset: { outbox: '' }, $set: { totalJobs: 3 } });
  await completeContractorProfiles();
  const [first] = await waiting();
  expect(first).toMatchObject({ payload: { userId, ...nothing } });
  await ContractorProfileModel.updateOne({ userId }, { $set: { outbox: [] } });
  await completeContractorProfiles();
  expect(await waiting()).toEqual([]);
});
