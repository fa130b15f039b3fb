import type { PersonalRates } from '@plaza/contracts/finance/rates';
import { fakeClock } from '@plaza/service-kit/testing/fake-clock';
import { openInstance, openService, type TestService } from '@plaza/service-kit/testing/service';
import { service } from '../service';
import { type MarketsServer, ratesFixture, startMarkets } from '../testing/markets-server';
import { ExchangeRatesModel } from './stored-rates.model';

const path = '/api/v1/finance/rates';
const clock = fakeClock();
let finance: TestService;
let markets: MarketsServer;
beforeAll(async () => {
  finance = await openService(service);
});
afterAll(() => finance.stop());
beforeEach(async () => {
  await ExchangeRatesModel.deleteMany();
  markets = await startMarkets();
});
afterEach(() => markets.stop());

/** An instance that uses the markets of this test, and a client of it. */
async function withMarkets() {
  const instance = await openInstance(service, { env: { MARKETS_URL: markets.url } });
  const ana = instance.as();
  return { ...instance, ana, rates: () => ana.get<PersonalRates>(path) };
}

const rateIn = ({ rates }: PersonalRates, wanted: string) => rates.find(({ code }) => code === wanted);

test('all 58 currencies are listed, with the source and age of each factor', async () => {
  const { ana, rates, stop } = await withMarkets();
  const { status, body } = await rates();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    baseCurrency: 'USD',
    asOf: markets.exchangeRates.lastUpdated,
    source: markets.exchangeRates.source,
    simulated: false,
    stale: false,
  });
  expect(body.rates.map(({ kind }) => kind).sort()).toEqual([...Array(10).fill('crypto'), ...Array(48).fill('fiat')]);
  expect(rateIn(body, 'USD')).toMatchObject({ factor: '1', source: 'base', asOf: null });
  expect(rateIn(body, 'EUR')).toMatchObject({
    factor: '1.25',
    source: 'market',
    asOf: markets.exchangeRates.lastUpdated,
  });
  expect(rateIn(body, 'ISK')).toEqual({
    code: 'ISK',
    kind: 'fiat',
    factor: null,
    source: null,
    asOf: null,
    locked: false,
  });

  await ana.patch('/api/v1/finance/settings', {
    manualRateOverrides: { EUR: '1.5', POINTS: '0.01' },
    lockedRates: { GBP: true },
  });
  const { body: own } = await rates();
  expect(own.rates).toHaveLength(59);
  expect(rateIn(own, 'EUR')).toMatchObject({ factor: '1.5', source: 'override', asOf: expect.any(String) });
  expect(rateIn(own, 'GBP')).toMatchObject({ source: 'locked', locked: true });
  expect(rateIn(own, 'POINTS')).toMatchObject({ kind: 'custom', factor: '0.01', source: 'override' });
  await stop();
});

test('with rates of a bank, each factor has its own time, and a weekend does not make them stale', async () => {
  const friday = new Date(Date.now() - 2.5 * 24 * 3_600_000).toISOString();
  const lastUpdated = new Date(Date.now() - 60_000).toISOString();
  const coins = { codes: ['BTC'], lastUpdated, source: 'coins of a test', intervalMs: 540_000 };
  markets.exchangeRates = { ...ratesFixture({}, friday), intervalMs: 3 * 24 * 3_600_000, coins };
  const { rates, stop } = await withMarkets();
  const { body } = await rates();
  expect(body).toMatchObject({ asOf: friday, stale: false });
  expect([rateIn(body, 'EUR')?.asOf, rateIn(body, 'BTC')?.asOf]).toEqual([friday, lastUpdated]);
  await stop();
});

test.each([
  [540_000, false],
  [601_000, true],
  [3 * 365 * 24 * 3_600_000, true],
])('rates of %d ms ago, renewed every five minutes, are stale: %s', async (age, stale) => {
  markets.exchangeRates = ratesFixture({}, new Date(Date.now() - age).toISOString());
  const { rates, stop } = await withMarkets();
  expect((await rates()).body).toMatchObject({
    stale,
    freshUntil: expect.any(String),
    asOf: markets.exchangeRates.lastUpdated,
  });
  await stop();
});

test('without markets from the start, only overrides have a rate, and everything else works', async () => {
  markets.down();
  const { ana, rates, stop } = await withMarkets();
  await ana.patch('/api/v1/finance/settings', { manualRateOverrides: { EUR: '1.5' } });
  const { body } = await rates();
  expect(body).toMatchObject({ asOf: null, source: null, simulated: false, stale: true });
  expect(body.rates.filter(({ factor }) => factor !== null).map(({ code }) => code)).toEqual(['USD', 'EUR']);
  for (const currency of ['EUR', 'CAD']) {
    const account = { name: currency, type: 'Savings', currency };
    expect(await ana.post('/api/v1/finance/accounts', account)).toMatchObject({ status: 201 });
  }
  expect((await ana.get('/api/v1/finance/accounts')).body).toMatchObject([
    { exactFactor: '1.5', factorSource: 'override' },
    { exactFactor: '1', factorSource: 'manual' },
  ]);
  await stop();
});

test('if markets fails later, the rates keep their age, and everything except new rates works', async () => {
  markets.exchangeRates = ratesFixture({}, '2025-11-21T12:00:00.000Z');
  const { ana, rates, stop } = await withMarkets();
  const { body: before } = await rates();
  markets.down();
  clock.forward(2001);
  expect((await rates()).body).toEqual(before);
  expect(before).toMatchObject({ stale: true, asOf: '2025-11-21T12:00:00.000Z' });
  expect((await ana.patch('/api/v1/finance/settings', { baseCurrency: 'EUR' })).status).toBe(200);
  expect((await ana.post('/api/v1/finance/accounts/update-factors')).status).toBe(200);
  expect(rateIn((await rates()).body, 'USD')).toMatchObject({ factor: '0.8', asOf: before.asOf });
  await stop();
});
