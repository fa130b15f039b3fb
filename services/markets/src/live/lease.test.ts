import { closeTestDatabase, openTestDatabase } from '@plaza/test-kit/database';
import { database } from '../database';
import { Lease } from './lease';
import { LeaseModel } from './lease.model';

let now = 1_000_000;
beforeAll(() => openTestDatabase(database));
afterAll(() => closeTestDatabase(database));
beforeEach(async () => {
  await LeaseModel.deleteMany({});
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** The holder is dead for so long that its time is over, by the database's clock. */
const endTime = () => LeaseModel.updateOne({ _id: 'work' }, { $set: { until: new Date(Date.now() - 1) } });

test('of twenty concurrent requests, one acquires it', async () => {
  const held = await Promise.all(Array.from({ length: 20 }, () => new Lease('work').hold()));
  expect(held.filter(Boolean)).toHaveLength(1);
});

test('expires within five seconds unless it is renewed', async () => {
  const [lease, other] = [new Lease('work'), new Lease('work')];
  await lease.hold();
  const until = async () => (await LeaseModel.findById('work').orFail().lean()).until.getTime();
  expect((await until()) - Date.now()).toBeLessThan(4000);
  await endTime();
  now += 1000;
  expect(await lease.hold()).toBe(true);
  expect(await until()).toBeGreaterThan(Date.now());
  expect(await other.hold()).toBe(false);
});

test('is lost to the next holder after its expiry, and the previous holder knows it', async () => {
  const [dead, next] = [new Lease('work'), new Lease('work')];
  await dead.hold();
  expect(await next.hold()).toBe(false);
  await endTime();
  now += 1000;
  expect(await next.hold()).toBe(true);
  expect(await dead.hold()).toBe(false);
  expect([dead.isHeld, next.isHeld]).toEqual([false, true]);
});

test('is no longer held if it cannot be renewed, without a request', async () => {
  const lease = new Lease('work');
  await lease.hold();
  now += 3499;
  expect(lease.isHeld).toBe(true);
  now += 1;
  expect(lease.isHeld).toBe(false);
});

test('is free at once after its release, and that of another holder is not released', async () => {
  const [lease, other] = [new Lease('work'), new Lease('work')];
  await lease.hold();
  await other.release();
  expect(await other.hold()).toBe(false);
  await lease.release();
  now += 1000;
  expect(await other.hold()).toBe(true);
  await lease.release();
  expect(await LeaseModel.countDocuments()).toBe(1);
});
