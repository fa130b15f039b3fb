import type { ContractorProfile } from '@plaza/contracts/marketplace/contractors';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { until } from '@plaza/service-kit/testing/until';
import { BookingModel } from '../bookings/records/booking.model';
import { userFixture } from '../testing/identity-server';
import { bookingInput, type Caller, type MarketplaceServer, startMarketplace } from '../testing/marketplace-server';
import { ContractorProfileModel } from './records/contractor-profile.model';

let plaza: MarketplaceServer;
beforeAll(async () => {
  plaza = await startMarketplace({ BOOKING_EXPIRY_MS: '100' });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => plaza.stop());

const earlier = { businessName: 'Early Bird', businessPhone: '+1 416 555 0111' };
const later = { businessName: 'Late Show', businessPhone: '+1 416 555 0122' };
const asLater = { company: later.businessName, phone: later.businessPhone };

async function contractorWithBooking() {
  const worker = plaza.join(userFixture('Noa Vik', { role: 'contractor', company: 'Vik' }));
  const { status, body } = await plaza.customer.post<{ id: string }>('/api/v1/bookings', bookingInput(worker.id));
  expect(status).toBe(201);
  return { worker, id: body.id };
}
const change = (worker: Caller, changes: object) =>
  worker.patch<ContractorProfile>(`/api/v1/contractors/${worker.id}/profile`, changes);
const contractorIn = async (id: string) => (await BookingModel.findById(id).lean())?.contractor;
const markOf = async ({ id }: Caller) =>
  (await ContractorProfileModel.findOne({ userId: id }).lean())?.businessChangedAt;
const markLongAgo = ({ id }: Caller) =>
  ContractorProfileModel.updateOne({ userId: id }, { businessChangedAt: new Date(Date.now() - 60_000) });

/** Runs `task` before the next write of a change to bookings, which was derived from what was read before. */
function beforeNextWrite(task: () => Promise<unknown>): void {
  const { bulkWrite } = BookingModel.collection;
  let isDone = false;
  jest.spyOn(BookingModel.collection, 'bulkWrite').mockImplementation(async (writes, options) => {
    const [first] = writes as unknown as { updateOne: { filter: object } }[];
    // The outbox is relieved by such writes too, whatever the version.
    const isChange = first !== undefined && 'version' in first.updateOne.filter;
    if (isChange && !isDone) {
      isDone = true;
      await task();
    }
    return bulkWrite.call(BookingModel.collection, writes, options);
  });
}

test('of two changes at once, bookings have the one that was stored last', async () => {
  const { worker, id } = await contractorWithBooking();
  beforeNextWrite(async () => expect((await change(worker, later)).status).toBe(200));
  expect((await change(worker, earlier)).body).toMatchObject(earlier);
  expect(await contractorIn(id)).toMatchObject(asLater);
});

test('a change of the business while the name of its contractor is applied is not undone', async () => {
  const { worker, id } = await contractorWithBooking();
  beforeNextWrite(async () => expect((await change(worker, later)).status).toBe(200));
  plaza.identity.add({ ...worker.card, name: 'Noa Storm' });
  await plaza.bus.publish(createEvent('user.changed', { userId: worker.id }));
  expect(await contractorIn(id)).toMatchObject({ ...asLater, name: 'Noa Storm' });
});

test('a change that was stored before the process died is applied later', async () => {
  const { worker, id } = await contractorWithBooking();
  beforeNextWrite(() => Promise.reject(new Error('the process died')));
  expect((await change(worker, later)).status).toBe(500);
  expect(await contractorIn(id)).toMatchObject({ company: 'Vik' });
  await markLongAgo(worker);
  await until(async () => (await markOf(worker)) === undefined);
  expect(await contractorIn(id)).toMatchObject(asLater);
});

test('a booking that was requested with the earlier name has the later one soon', async () => {
  const { worker, id } = await contractorWithBooking();
  await change(worker, later);
  await BookingModel.updateOne({ _id: id }, { 'contractor.company': earlier.businessName });
  expect(await markOf(worker)).toBeInstanceOf(Date);
  await markLongAgo(worker);
  await until(async () => (await markOf(worker)) === undefined);
  expect(await contractorIn(id)).toMatchObject(asLater);
});

test('what is not shown in bookings is not applied again, and a business without a user not for ever', async () => {
  const { worker } = await contractorWithBooking();
  await change(worker, { businessLicense: 'ON-1' });
  expect(await markOf(worker)).toBeUndefined();
  plaza.identity.remove(worker.id);
  await plaza.bus.publish(createEvent('user.changed', { userId: worker.id }));
  await markLongAgo(worker);
  await until(async () => (await markOf(worker)) === undefined);
});
