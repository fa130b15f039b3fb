import { storeRates } from '../rates/stored-rates';
import { ExchangeRatesModel } from '../rates/stored-rates.model';
import { fixedRates } from '../testing/fixed-rates';
import { backdate, daysAgo, storeRatesOf } from '../testing/history';
import { ratesFixture } from '../testing/markets-server';
import { accountsPath, openNetWorth, savings, snapshotRates, type TestNetWorth } from '../testing/net-worth';
import { SnapshotModel } from './snapshot.model';
import { takeMissedSnapshots } from './take-missed-snapshots';

const tomorrow = new Date(Date.now() + 24 * 3600 * 1000);
const today = daysAgo(0);

let netWorth: TestNetWorth;
beforeAll(async () => {
  netWorth = await openNetWorth();
});
afterAll(() => netWorth.stop());
beforeEach(async () => {
  await ExchangeRatesModel.deleteMany();
});

const somebody = () => netWorth.somebody();

test('days in another base currency without stored rates are skipped and counted', async () => {
  const { id, user, history } = somebody();
  await user.post('/api/v1/finance/accounts', { name: 'A', type: 'Savings', balance: '100' });
  await ExchangeRatesModel.deleteMany();
  await takeMissedSnapshots(id, tomorrow, fixedRates());
  expect(await history()).toMatchObject({ days: [{ day: today }] });
  expect(await history()).not.toHaveProperty('withoutRates');
  await user.patch('/api/v1/finance/settings', { baseCurrency: 'CAD' });
  expect(await history()).toEqual({ baseCurrency: 'CAD', days: [], withoutRates: 1 });
});

test('days in another base currency are converted to the current one, with the rates of that day', async () => {
  const { id, user, history, day } = somebody();
  await user.post('/api/v1/finance/accounts', { name: 'A', type: 'Savings', balance: '100' });
  await backdate(id, 3);
  await storeRatesOf(daysAgo(3), { CAD: 1.5 });
  await storeRatesOf(daysAgo(2), { CAD: 1.6 });
  await takeMissedSnapshots(id, new Date(`${daysAgo(2)}T12:00:00.000Z`), snapshotRates);
  await takeMissedSnapshots(id, new Date(`${daysAgo(1)}T12:00:00.000Z`), snapshotRates);
  await user.patch('/api/v1/finance/settings', { baseCurrency: 'CAD' });
  expect(await history(`?to=${daysAgo(2)}`)).toMatchObject({
    baseCurrency: 'CAD',
    days: [
      { day: daysAgo(3), netWorth: '150.00' },
      { day: daysAgo(2), netWorth: '160.00' },
    ],
  });
  expect(await day(daysAgo(3))).toMatchObject({ baseCurrency: 'USD', netWorth: '100.00' });
});

test('days of a weekend are converted with the coin prices of each day, although the bank publishes nothing', async () => {
  const { id, user, history } = somebody();
  await user.post(accountsPath, { ...savings, balance: '100' });
  await backdate(id, 3);
  for (const [ago, btc] of [
    [3, 0.01],
    [2, 0.02],
  ] as const) {
    const lastUpdated = `${daysAgo(ago)}T23:58:00.000Z`;
    const coins = { codes: ['BTC'], lastUpdated, source: 'coins of a test', intervalMs: 540_000 };
    await storeRates({ ...ratesFixture({ BTC: btc }, `${daysAgo(3)}T15:00:00.000Z`), coins }, new Date(lastUpdated));
  }
  await takeMissedSnapshots(id, new Date(`${daysAgo(1)}T12:00:00.000Z`), snapshotRates);
  await user.patch('/api/v1/finance/settings', { baseCurrency: 'BTC' });
  expect((await history(`?to=${daysAgo(2)}`)).days).toMatchObject([
    { day: daysAgo(3), netWorth: '1.00' },
    { day: daysAgo(2), netWorth: '2.00' },
  ]);
});

test('snapshots of earlier releases use the rates of the day of ratesAsOf', async () => {
  const { id, user, history } = somebody();
  await user.post(accountsPath, { ...savings, balance: '100' });
  await backdate(id, 3);
  await storeRatesOf(daysAgo(3), { CAD: 1.5 });
  await takeMissedSnapshots(id, new Date(`${daysAgo(2)}T12:00:00.000Z`), snapshotRates);
  await SnapshotModel.updateMany({ userId: id }, { $unset: { ratesDay: 1 } });
  await user.patch('/api/v1/finance/settings', { baseCurrency: 'CAD' });
  expect((await history()).days).toMatchObject([{ day: daysAgo(3), netWorth: '150.00' }]);
});
