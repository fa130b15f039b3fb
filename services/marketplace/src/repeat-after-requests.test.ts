import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { until } from '@plaza/service-kit/testing/until';
import { BookingModel } from './bookings/records/booking.model';
import { userFixture } from './testing/identity-server';
import { bookingInput, type MarketplaceServer, nextFreeDay, startMarketplace } from './testing/marketplace-server';

const path = '/api/v1/bookings';
let plaza: MarketplaceServer;
beforeAll(async () => {
  plaza = await startMarketplace();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => plaza.stop());

/** Lets a test run what the service does in half a minute. */
function watchRepetitions() {
  const setTimeout = jest.spyOn(globalThis, 'setTimeout');
  return {
    run() {
      const [repeat, ...others] = setTimeout.mock.calls.filter(([task]) => task.name === 'repeat');
      expect(others).toEqual([]);
      const [task, ms, ...given] = repeat ?? [];
      expect(ms).toBe(30_000);
      task?.(...given);
    },
  };
}

test('a booking that was reassigned with an earlier card of a user who is no contractor any more is taken away', async () => {
  const worker = plaza.join(userFixture('Noa Vik', { role: 'contractor' }));
  const { body } = await plaza.customer.post<Booking>(path, bookingInput(plaza.contractor.id, { date: nextFreeDay() }));
  expect((await plaza.contractor.patch(`${path}/${body.id}/status`, { status: 'confirmed' })).status).toBe(200);
  const { findOneAndUpdate } = BookingModel;
  const repetitions = watchRepetitions();
  // Prepared here, because what begins within a request belongs to it.
  let demote = () => {};
  const demoted = new Promise<void>((resolve) => {
    demote = resolve;
  }).then(() => {
    plaza.identity.add({ ...worker.card, role: 'user' });
    return plaza.bus.publish(createEvent('user.changed', { userId: worker.id }));
  });
  jest.spyOn(BookingModel, 'findOneAndUpdate').mockImplementationOnce((...given) => {
    demote();
    return { lean: () => demoted.then(() => findOneAndUpdate.apply(BookingModel, given).lean()) } as never;
  });
  const answer = await plaza.administrator.patch(`${path}/${body.id}/assign`, { contractorId: worker.id });
  expect(answer).toMatchObject({ status: 200, body: { contractor: { id: worker.id } } });
  repetitions.run();
  const contractorNow = async () => (await BookingModel.findById(body.id).lean())?.contractor;
  await until(async () => (await contractorNow()) === null);
  expect((await BookingModel.findById(body.id).lean())?.holds).toBeUndefined();
});

test('of several changes of a user, one is applied again, after the latest', async () => {
  const { customer } = plaza;
  const clearTimeout = jest.spyOn(globalThis, 'clearTimeout');
  const setTimeout = jest.spyOn(globalThis, 'setTimeout');
  for (let index = 0; index < 2; index += 1)
    await plaza.bus.publish(createEvent('user.changed', { userId: customer.id }));
  const repeats = setTimeout.mock.calls.flatMap(([task], index) =>
    task.name === 'repeat' ? [setTimeout.mock.results[index]?.value] : [],
  );
  const cleared = clearTimeout.mock.calls.map(([timer]) => timer);
  expect(repeats.map((timer) => cleared.includes(timer))).toEqual([true, false]);
});
