import { randomUUID } from 'node:crypto';
import type { Account, FactorsUpdate } from '@plaza/contracts/finance/accounts';
import type { ExchangeRates } from '@plaza/contracts/markets/exchange-rates';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { Decimal } from '../money';
import { userRates } from '../rates/user-rates';
import { service } from '../service';
import { fixedRates } from '../testing/fixed-rates';
import { type MarketsServer, ratesFixture, startMarkets } from '../testing/markets-server';
import { AccountModel } from './account.model';
import { writeFactors } from './account-factors';
import { changeAccount } from './accounts';
import { updateFactors } from './update-factors';

const path = '/api/v1/finance/accounts';
let finance: TestService;
let markets: MarketsServer;
beforeAll(async () => {
  markets = await startMarkets();
  markets.down();
  finance = await openService(service, { env: { MARKETS_URL: markets.url } });
});
afterAll(async () => {
  await finance.stop();
  await markets.stop();
});

/** Somebody with an account in each of the currencies, entered while there was no market. */
async function personWith(...currencies: string[]) {
  const id = randomUUID();
  const user = finance.as({ id });
  for (const currency of currencies) {
    await user.post(path, { name: currency, type: 'Savings', currency, conversionFactor: '7' });
  }
  const update = async (exchangeRates?: ExchangeRates) =>
    updateFactors(id, await userRates(id, fixedRates(exchangeRates)));
  return { ...user, id, update, set: (settings: object) => user.patch('/api/v1/finance/settings', settings) };
}

const factors = ({ accounts }: Pick<FactorsUpdate, 'accounts'>) =>
  Object.fromEntries(accounts.map(({ name, exactFactor, factorSource }) => [name, [exactFactor, factorSource]]));

test('overrides come first, then the market; locks are ignored, and currencies without a rate are reported unchanged', async () => {
  const ana = await personWith('USD', 'EUR', 'GBP', 'JPY', 'ISK', 'ISK');
  await ana.set({ manualRateOverrides: { EUR: '1.5', JPY: '0.02' } });
  await ana.set({ lockedRates: { JPY: true, EUR: true } });
  await ana.set({ manualRateOverrides: { EUR: '1.5' } });
  const done = await ana.update(ratesFixture());
  expect(done).toMatchObject({ updated: 3, locked: ['JPY'], withoutRate: ['ISK'] });
  expect(factors(done)).toEqual({
    USD: ['1', 'base'],
    EUR: ['1.5', 'override'],
    GBP: [expect.stringMatching(/^1\.3{20}/), 'market'],
    JPY: ['7', 'manual'],
    ISK: ['7', 'manual'],
  });
  expect((await ana.get(path)).body).toEqual(done.accounts);
});

test('over HTTP, the answer is the same; without any market only overrides are used', async () => {
  const ana = await personWith('EUR', 'CAD');
  await ana.set({ manualRateOverrides: { EUR: '1.5' } });
  const { status, body } = await ana.post<FactorsUpdate>(`${path}/update-factors`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ updated: 1, locked: [], withoutRate: ['CAD'] });
  expect(await finance.as().post(`${path}/update-factors`)).toMatchObject({ body: { accounts: [], updated: 0 } });
});

test('repeating the update changes nothing, so that concurrent edits are not rejected', async () => {
  const ana = await personWith('USD', 'EUR');
  const exchangeRates = ratesFixture();
  const first = await ana.update(exchangeRates);
  expect(await ana.update(exchangeRates)).toEqual(first);
  const later = await ana.update({ ...exchangeRates, lastUpdated: '2030-01-01T00:00:00.000Z' });
  expect(later.accounts).toMatchObject([{ version: 0 }, { version: 2, factorAsOf: '2030-01-01T00:00:00.000Z' }]);
});

test('an account whose currency changes meanwhile never keeps the factor of the previous one', async () => {
  const ana = await personWith('EUR');
  const [own] = (await ana.get<Account[]>(path)).body;
  const market = fixedRates(ratesFixture());
  const byRates = (currency: string) => new Decimal(1).div(ratesFixture().rates[currency] ?? 0).toFixed();
  for (const currency of ['CAD', 'EUR', 'CAD', 'EUR', 'GBP', 'CAD', 'EUR', 'GBP', 'JPY', 'CAD']) {
    const [changed, done] = await Promise.all([
      changeAccount(ana.id, own?.id ?? '', { currency, conversionFactor: '9' }, market),
      ana.update(ratesFixture()),
    ]);
    const now = (await ana.get<Account[]>(path)).body;
    expect(now[0]?.currency).toBe(currency);
    for (const account of [changed, ...done.accounts, ...now]) {
      expect(['9', '7', byRates(account.currency)]).toContain(account.exactFactor);
    }
  }
});

test('a factor is not written to an account that has changed', async () => {
  const ana = await personWith('EUR');
  const [seen] = await AccountModel.find({ userId: ana.id }).lean();
  await ana.patch(`${path}/${seen?._id}`, { currency: 'CAD' });
  const before = await AccountModel.findById(seen?._id).lean();
  expect(await writeFactors(seen ? [seen] : [])).toBe(0);
  expect(await AccountModel.findById(seen?._id).lean()).toEqual(before);
});

test('ten concurrent updates of 60 accounts all complete with the same result', async () => {
  const ana = await personWith(...Array.from({ length: 60 }, (_, n) => ['EUR', 'CAD', 'JPY'][n % 3] ?? 'EUR'));
  const exchangeRates = ratesFixture();
  const all = await Promise.all(Array.from({ length: 10 }, () => ana.update(exchangeRates)));
  for (const { updated, accounts } of all) {
    expect(updated).toBe(60);
    expect(accounts.map(({ exactFactor }) => exactFactor)).toEqual(
      all[0]?.accounts.map(({ exactFactor }) => exactFactor),
    );
  }
});
