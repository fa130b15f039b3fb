import { randomUUID } from 'node:crypto';
import type { PersonalRates } from '@plaza/contracts/finance/rates';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { service } from '../service';
import { type MarketsServer, startMarkets } from '../testing/markets-server';
import { SettingsModel } from './records/settings.model';

const path = '/api/v1/finance/settings';
let finance: TestService;
let markets: MarketsServer;
beforeAll(async () => {
  markets = await startMarkets();
  finance = await openService(service, { env: { MARKETS_URL: markets.url } });
});
afterAll(async () => {
  await finance.stop();
  await markets.stop();
});

const longAgo = '2026-01-02T03:04:05.000Z';

/** Somebody whose rates of EUR and POINTS were set long ago. */
async function somebody() {
  const id = randomUUID();
  const user = finance.as({ id });
  const save = async (settings: object) => expect(await user.patch(path, settings)).toMatchObject({ status: 200 });
  await save({ manualRateOverrides: { EUR: '1.5', POINTS: '0.0123456789' } });
  await SettingsModel.collection.updateOne(
    { _id: id as never },
    { $set: { overridesSetAt: { EUR: new Date(longAgo), POINTS: new Date(longAgo) } } },
  );
  return {
    id,
    user,
    save,
    async times() {
      const { rates } = (await user.get<PersonalRates>('/api/v1/finance/rates')).body;
      const own = rates.filter(({ source }) => source === 'override');
      return Object.fromEntries(own.map(({ code, asOf }) => [code, asOf]));
    },
  };
}

test('a custom rate has the time at which it was set', async () => {
  const { save, times } = await somebody();
  const start = Date.now();
  await save({ manualRateOverrides: { GBP: '1.2' } });
  const { GBP, ...others } = await times();
  expect(others).toEqual({});
  expect(Date.parse(GBP ?? '')).toBeGreaterThanOrEqual(start);
  expect(Date.parse(GBP ?? '')).toBeLessThanOrEqual(Date.now());
});

test('changing one does not renew the others, which forms send with displayed decimals', async () => {
  const { save, times } = await somebody();
  await save({ manualRateOverrides: { EUR: '1.6', POINTS: '0.012346' } });
  const { EUR, POINTS } = await times();
  expect(EUR).not.toBe(longAgo);
  expect(POINTS).toBe(longAgo);
});

test('one that is removed and set again is new', async () => {
  const { save, times } = await somebody();
  await save({ manualRateOverrides: { POINTS: '0.012346' } });
  await save({ manualRateOverrides: { EUR: '1.5', POINTS: '0.012346' } });
  const { EUR, POINTS } = await times();
  expect(EUR).not.toBe(longAgo);
  expect(POINTS).toBe(longAgo);
});

test('a new base currency keeps the times', async () => {
  const { save, times } = await somebody();
  await save({ baseCurrency: 'CAD' });
  await save({ displaySymbols: false });
  expect(await times()).toEqual({ EUR: longAgo, POINTS: longAgo });
});

test('one from an earlier release has no time until it is changed', async () => {
  const { id, save, times } = await somebody();
  await SettingsModel.collection.updateOne({ _id: id as never }, { $unset: { overridesSetAt: 1 } });
  expect(await times()).toEqual({ EUR: null, POINTS: null });
  await save({ manualRateOverrides: { EUR: '1.6', POINTS: '0.012346' } });
  expect(await times()).toEqual({ EUR: expect.any(String), POINTS: null });
});

test('an account has the time at which it got its custom rate', async () => {
  const { user } = await somebody();
  const start = Date.now();
  const account = { name: 'A', type: 'Savings', currency: 'EUR' };
  const { body } = await user.post<{ factorAsOf: string }>('/api/v1/finance/accounts', account);
  expect(body).toMatchObject({ factorSource: 'override' });
  expect(Date.parse(body.factorAsOf)).toBeGreaterThanOrEqual(start);
});
