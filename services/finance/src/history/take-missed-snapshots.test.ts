import type { Account } from '@plaza/contracts/finance/accounts';
import { openInstance } from '@plaza/service-kit/testing/service';
import { AccountModel } from '../accounts/account.model';
import { ExchangeRatesModel } from '../rates/stored-rates.model';
import { service } from '../service';
import { backdate, daysAgo, storeRatesOf } from '../testing/history';
import {
  accountsPath,
  netWorthPath,
  openNetWorth,
  savings,
  snapshotRates,
  type TestNetWorth,
} from '../testing/net-worth';
import { SnapshotModel } from './snapshot.model';
import { takeMissedSnapshots } from './take-missed-snapshots';

const tomorrow = new Date(Date.now() + 24 * 3600 * 1000);

let netWorth: TestNetWorth;
beforeAll(async () => {
  netWorth = await openNetWorth();
});
afterAll(() => netWorth.stop());
beforeEach(async () => {
  await ExchangeRatesModel.deleteMany();
});

const somebody = () => netWorth.somebody();

test('concurrent instances take one snapshot per day', async () => {
  const { id, user } = somebody();
  await user.post(accountsPath, savings);
  await Promise.all(Array.from({ length: 12 }, () => takeMissedSnapshots(id, tomorrow, snapshotRates)));
  expect(await SnapshotModel.countDocuments({ userId: id })).toBe(1);
});

test('records entered today have no snapshot of yesterday', async () => {
  const { id, user, history } = somebody();
  await user.post(accountsPath, savings);
  await takeMissedSnapshots(id, new Date(), snapshotRates);
  expect((await history()).days).toEqual([]);
});

test('a change on a new day does not affect the day before, even before the job runs', async () => {
  const { id, user: before } = somebody();
  const { body } = await before.post<Account>(accountsPath, savings);
  await backdate(id, 1);
  // Another instance has had no request of this user today.
  const instance = await openInstance(service, { env: { MARKETS_URL: netWorth.markets.url } });
  await SnapshotModel.deleteMany({ userId: id });
  const user = instance.as({ id });
  await user.patch(`/api/v1/finance/accounts/${body.id}`, { balance: '7000' });
  expect((await user.get(netWorthPath)).body).toMatchObject({ days: [{ day: daysAgo(1), netWorth: '5.00' }] });
  await instance.stop();
});

test('missed days are filled in, each with the last rates of its day or the nearest earlier ones', async () => {
  const { id, user, history, day } = somebody();
  await user.post('/api/v1/finance/loans', { lender: 'A', type: 'Car Loan', balance: '100', currency: 'EUR' });
  await backdate(id, 6);
  await storeRatesOf(daysAgo(6), { EUR: 0.5 });
  await storeRatesOf(daysAgo(3), { EUR: 0.25 });
  await takeMissedSnapshots(id, new Date(`${daysAgo(5)}T00:00:01.000Z`), snapshotRates);
  await takeMissedSnapshots(id, new Date(), snapshotRates);
  const days = (await history()).days.map((point) => [point.day, point.totalLiabilities]);
  expect(days).toEqual([
    [daysAgo(6), '200.00'],
    [daysAgo(5), '200.00'],
    [daysAgo(4), '200.00'],
    [daysAgo(3), '400.00'],
    [daysAgo(2), '400.00'],
    [daysAgo(1), '400.00'],
  ]);
  expect(await day(daysAgo(4))).toMatchObject({ ratesAsOf: `${daysAgo(6)}T23:58:00.000Z` });
});

test('without a snapshot, the days since the first record are filled in, and each record counts from its creation', async () => {
  const { id, user, history } = somebody();
  await user.post(accountsPath, savings);
  await backdate(id, 4);
  await user.post(accountsPath, savings);
  const yesterday = new Date(`${daysAgo(1)}T12:00:00.000Z`);
  await AccountModel.collection.updateOne(
    { userId: id, createdAt: { $gt: yesterday } },
    { $set: { createdAt: yesterday } },
  );
  await takeMissedSnapshots(id, new Date(), snapshotRates);
  expect((await history()).days.map(({ day, netWorth }) => [day, netWorth])).toEqual([
    [daysAgo(4), '5.00'],
    [daysAgo(3), '5.00'],
    [daysAgo(2), '5.00'],
    [daysAgo(1), '10.00'],
  ]);
});

test('a starting instance fills in missed days before it listens', async () => {
  const users = [somebody(), somebody()];
  for (const { user, id } of users) {
    await user.post(accountsPath, savings);
    await backdate(id, 10);
    await takeMissedSnapshots(id, new Date(`${daysAgo(9)}T12:00:00.000Z`), snapshotRates);
    await SnapshotModel.deleteMany({ userId: id, day: { $gt: daysAgo(10) } });
  }
  const instance = await openInstance(service, { env: { MARKETS_URL: netWorth.markets.url } });
  for (const { id } of users) expect(await SnapshotModel.countDocuments({ userId: id })).toBe(10);
  await instance.stop();
});

test('after years of downtime, at most a year is filled in', async () => {
  const { id, user } = somebody();
  await user.post(accountsPath, savings);
  await backdate(id, 901);
  await takeMissedSnapshots(id, new Date(`${daysAgo(900)}T12:00:00.000Z`), snapshotRates);
  await takeMissedSnapshots(id, new Date(), snapshotRates);
  expect(await SnapshotModel.countDocuments({ userId: id })).toBe(367);
});

test('a snapshot taken during the deletion of its user is removed', async () => {
  const { id, user } = somebody();
  const { body } = await user.post<Account>(accountsPath, savings);
  const inserted = jest.spyOn(SnapshotModel, 'insertMany').mockImplementationOnce(async (...given) => {
    inserted.mockRestore();
    await AccountModel.deleteMany({ _id: body.id });
    return SnapshotModel.insertMany(...given);
  });
  await takeMissedSnapshots(id, tomorrow, snapshotRates);
  expect(await SnapshotModel.countDocuments({ userId: id })).toBe(0);
});

test.each([
  ['kept if the user still exists', async () => false, 1],
  ['removed if the user was deleted', async () => true, 0],
  ['removed if that cannot be found out', () => Promise.reject(new Error('no answer')), 0],
])('a snapshot taken while the last record was removed is %s', async (_what, isDeleted, count) => {
  const { id, user } = somebody();
  const { body } = await user.post<Account>(accountsPath, savings);
  const inserted = jest.spyOn(SnapshotModel, 'insertMany').mockImplementationOnce(async (...given) => {
    inserted.mockRestore();
    await AccountModel.deleteMany({ _id: body.id });
    return SnapshotModel.insertMany(...given);
  });
  await takeMissedSnapshots(id, tomorrow, snapshotRates, isDeleted);
  expect(await SnapshotModel.countDocuments({ userId: id })).toBe(count);
});
