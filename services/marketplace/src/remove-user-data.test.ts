import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { openInstance } from '@plaza/service-kit/testing/service';
import { until } from '@plaza/service-kit/testing/until';
import { BookingModel, type BookingRecord } from './bookings/records/booking.model';
import { service } from './service';
import { userFixture } from './testing/identity-server';
import { storeManyBookings } from './testing/many-bookings';
import { type MarketplaceServer, startMarketplace } from './testing/marketplace-server';

/**
 * How many bookings a leaver has. With more than that it prints how long they took, and how long the process was held
 * up: PLAZA_MANY_BOOKINGS=50000 npx jest services/marketplace/src/remove-user-data.test.ts
 */
const usual = 1000;
const count = Number(process.env.PLAZA_MANY_BOOKINGS) || usual;
jest.setTimeout(60_000 + count * 20);

let plaza: MarketplaceServer;
beforeAll(async () => {
  plaza = await startMarketplace();
});
beforeEach(() => BookingModel.collection.deleteMany({}));
afterEach(() => jest.restoreAllMocks());
afterAll(() => plaza.stop());

async function leaverWith(role: 'contractor' | 'user') {
  const leaver = plaza.join(userFixture('Lee Ver', { role, company: 'Leavers' }));
  const contractor = role === 'contractor' ? leaver.card : plaza.contractor.card;
  await storeManyBookings({ contractor, customers: [role === 'user' ? leaver.card : plaza.customer.card], count });
  plaza.identity.remove(leaver.id);
  return { leaver, event: createEvent('user.deleted', { userId: leaver.id }) };
}

const confirmations = ({ id }: { id: string }) =>
  plaza.events.filter(({ type, payload }) => type === 'event.done' && (payload as { eventId: string }).eventId === id);
const progress = ({ id }: { id: string }) =>
  plaza.events.flatMap(({ type, payload }) => {
    const { eventId, left } = payload as { eventId?: string; left?: number };
    return type === 'event.progress' && eventId === id ? [left ?? -1] : [];
  });
const namesOf = (bookings: BookingRecord[]) => JSON.stringify(bookings.map(({ _id, ...shown }) => shown));

test.each([
  ['contractor', { pending: 200, confirmed: 200, 'in-progress': 200, completed: 200, cancelled: 200 }],
  ['user', { completed: 200, cancelled: 800 }],
] as const)('a %s with many bookings is removed from all of them, in steps', async (role, afterwards) => {
  const { leaver, event } = await leaverWith(role);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const began = performance.now();
  await plaza.bus.publish(event);
  report(role, performance.now() - began, delay.percentile(99) / 1e6);
  delay.disable();
  expect(confirmations(event)).toHaveLength(1);
  expect(await BookingModel.countDocuments({ parties: leaver.id })).toBe(0);
  expect(await BookingModel.countDocuments({ holds: { $exists: true } })).toBe(0);
  const steps = progress(event).sort((one, other) => other - one);
  expect(steps).toEqual(Array.from({ length: count / 200 - 1 }, (_none, index) => count - (index + 1) * 200));
  if (count > usual) return;
  const left = await BookingModel.find().lean();
  const statuses: Record<string, number> = {};
  for (const { status } of left) statuses[status] = (statuses[status] ?? 0) + 1;
  expect(statuses).toEqual(afterwards);
  expect(namesOf(left)).not.toMatch(/Lee Ver|Leavers/);
  expect(left.map(({ timeline }) => timeline.at(-1)?.what)).toEqual(
    Array(count).fill(role === 'user' ? 'customer-gone' : 'contractor-gone'),
  );
});

test('others are notified only of the remaining work', async () => {
  const { event } = await leaverWith('contractor');
  await plaza.bus.publish(event);
  await until(async () => (await BookingModel.countDocuments({ 'outbox.id': { $exists: true } })) === 0, 20_000);
  const published = plaza.events.filter(({ type, at }) => type === 'booking.changed' && at >= event.at);
  expect(published).toHaveLength((count / 5) * 3);
});

test('an interrupted removal continues when the event is repeated', async () => {
  const { leaver, event } = await leaverWith('user');
  const { bulkWrite } = BookingModel.collection;
  let batches = 0;
  jest.spyOn(BookingModel.collection, 'bulkWrite').mockImplementation((writes, options) => {
    const [first] = writes as unknown as { updateOne: { filter: object } }[];
    // The outbox is relieved by such writes too, whatever the version.
    if (first && 'version' in first.updateOne.filter && ++batches > 2) throw new Error('the process died');
    return bulkWrite.call(BookingModel.collection, writes, options);
  });
  await plaza.bus.publish(event);
  expect(confirmations(event)).toEqual([]);
  expect(await BookingModel.countDocuments({ parties: leaver.id })).toBe(count - 400);
  jest.restoreAllMocks();
  await plaza.bus.publish(event);
  expect(confirmations(event)).toHaveLength(1);
  expect(await BookingModel.countDocuments({ parties: leaver.id })).toBe(0);
  expect(await BookingModel.countDocuments({ version: { $gt: 1 } })).toBe(0);
});

test('an instance stopped during a removal stops at once, and another one continues', async () => {
  const first = await openInstance(service, { env: { IDENTITY_URL: plaza.identity.url } });
  const { leaver, event } = await leaverWith('user');
  const running = first.bus.publish(event);
  await until(() => first.events.some(({ type }) => type === 'event.progress'), 10_000);
  const began = performance.now();
  await first.stop();
  await running;
  expect(performance.now() - began).toBeLessThan(2000);
  expect(first.events.some(({ type }) => type === 'event.done')).toBe(false);
  expect(await BookingModel.countDocuments({ parties: leaver.id })).toBeGreaterThan(0);
  await plaza.bus.publish(event);
  expect(confirmations(event)).toHaveLength(1);
  expect(await BookingModel.countDocuments({ parties: leaver.id })).toBe(0);
});

function report(role: string, ms: number, p99: number): void {
  if (count > usual) process.stderr.write(`${role}: ${count} in ${Math.round(ms)} ms, p99 ${p99.toFixed(1)} ms\n`);
}
