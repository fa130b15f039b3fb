import { randomUUID } from 'node:crypto';
import { createLog } from '@plaza/service-kit/logging/log';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { until } from '@plaza/service-kit/testing/until';
import { AccountModel } from '../accounts/account.model';
import { service } from '../service';
import { fixedRates } from '../testing/fixed-rates';
import { backdate, daysAgo } from '../testing/history';
import { ratesFixture } from '../testing/markets-server';
import { SnapshotModel } from './snapshot.model';
import { snapshotJob } from './snapshot-job';

const log = createLog('finance', 'silent');

let finance: TestService;
beforeAll(async () => {
  finance = await openService(service);
});
afterAll(() => finance.stop());
beforeEach(async () => {
  await Promise.all([AccountModel.deleteMany(), SnapshotModel.deleteMany()]);
});

async function usersWithAnAccount(count: number): Promise<string[]> {
  const users = Array.from({ length: count }, () => randomUUID());
  await AccountModel.insertMany(users.map((userId) => ({ userId, name: 'A', type: 'Savings', balance: '1' })));
  await Promise.all(users.map((userId) => backdate(userId, 1)));
  return users;
}

test('every user with records gets one snapshot of the past day from two concurrent jobs', async () => {
  const users = await usersWithAnAccount(30);
  const jobs = [1, 2].map(() => snapshotJob(fixedRates(ratesFixture()), log, 1000));
  await Promise.all(jobs.map((job) => job.start()));
  await until(async () => (await SnapshotModel.countDocuments()) === users.length);
  const taken = await SnapshotModel.find().lean();
  expect(taken.map(({ userId }) => userId).sort()).toEqual(users.sort());
  expect(new Set(taken.map(({ day }) => day))).toEqual(new Set([daysAgo(1)]));
  await Promise.all(jobs.map((job) => job.stop()));
});

test('a user with invalid records does not block others, and is retried', async () => {
  const [broken, ...others] = await usersWithAnAccount(3);
  await AccountModel.collection.updateMany({ userId: broken }, { $set: { balance: 'nonsense' } });
  const job = snapshotJob(fixedRates(ratesFixture()), log, 1000);
  await job.start();
  expect(await SnapshotModel.distinct('userId')).toEqual(others.sort());
  await AccountModel.updateMany({ userId: broken }, { $set: { balance: '1' } });
  await until(async () => (await SnapshotModel.countDocuments()) === 3);
  await job.stop();
});

test('a stopped job leaves the remaining users to the next one', async () => {
  await usersWithAnAccount(120);
  const job = snapshotJob(fixedRates(ratesFixture()), log, 1000);
  const started = job.start();
  await until(async () => (await SnapshotModel.countDocuments()) > 2);
  await job.stop();
  await started;
  const taken = await SnapshotModel.countDocuments();
  expect(taken).toBeLessThan(120);
  const next = snapshotJob(fixedRates(ratesFixture()), log, 1000);
  await next.start();
  await until(async () => (await SnapshotModel.countDocuments()) === 120, 20_000);
  await next.stop();
});
