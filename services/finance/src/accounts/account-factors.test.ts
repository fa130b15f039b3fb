import type { Account } from '@plaza/contracts/finance/accounts';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { Decimal, toDecimal128 } from '../money';
import { service } from '../service';
import { type MarketsServer, startMarkets } from '../testing/markets-server';
import { AccountModel } from './account.model';

const path = '/api/v1/finance/accounts';
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

const exact = new Decimal(1).div(1.4).toFixed();
const market = () => ({ factorSource: 'market', factorAsOf: markets.exchangeRates.lastUpdated });
const account = (fields: object) => ({ name: 'Savings', type: 'Savings', ...fields });

test.each([
  ['none', {}],
  ['the one of the rates, as it is shown', { conversionFactor: '0.714286' }],
  ['the one of the rates, with more decimals', { conversionFactor: '0.71428571' }],
])('with %s, an account in another currency gets the factor of the rates with all its digits', async (_how, fields) => {
  const { body } = await finance.as().post<Account>(path, account({ currency: 'CAD', ...fields }));
  expect(body).toMatchObject({ conversionFactor: '0.714286', exactFactor: exact, ...market() });
});

test.each([
  ['0.71', 'CAD', { exactFactor: '0.71', factorSource: 'manual' }],
  ['0.000000000000000001', 'CAD', { conversionFactor: '0.000000000000000001', factorSource: 'manual' }],
  ['999999999999.123456789', 'CAD', { exactFactor: '999999999999.123456789', factorSource: 'manual' }],
  ['5', 'USD', { conversionFactor: '1.000000', factorSource: 'base' }],
  ['2.5', 'ISK', { exactFactor: '2.5', factorSource: 'manual' }],
  ['', 'ISK', { exactFactor: '1', factorSource: 'manual' }],
  [undefined, 'ISK', { exactFactor: '1', factorSource: 'manual' }],
])('a factor of %j for %s is stored as %j', async (conversionFactor, currency, kept) => {
  const { status, body } = await finance.as().post(path, account({ currency, conversionFactor }));
  expect(status).toBe(201);
  expect(body).toMatchObject(kept);
});

describe('a factor that a screen filled in from rates of this morning', () => {
  const outdated = { conversionFactor: '0.7', factorFromRates: true };
  const current = () => ({ exactFactor: exact, ...market() });

  test('of a new account is replaced by the rate of the moment', async () => {
    const { status, body } = await finance.as().post(path, account({ currency: 'CAD', ...outdated }));
    expect(status).toBe(201);
    expect(body).toMatchObject(current());
  });

  test('of a changed account is replaced too, with the same currency as well', async () => {
    const ana = finance.as();
    const { body: added } = await ana.post<Account>(path, account({}));
    const change = async (changes: object) => (await ana.patch<Account>(`${path}/${added.id}`, changes)).body;
    expect(await change({ currency: 'CAD', ...outdated })).toMatchObject(current());
    expect(await change({ conversionFactor: '0.7' })).toMatchObject({ exactFactor: '0.7', factorSource: 'manual' });
    expect(await change(outdated)).toMatchObject(current());
    expect(await change({ factorFromRates: true, notes: 'x' })).toMatchObject(current());
  });

  test('counts while there is no rate any more', async () => {
    const { body } = await finance.as().post(path, account({ currency: 'ISK', ...outdated }));
    expect(body).toMatchObject({ exactFactor: '0.7', factorSource: 'manual' });
  });

  test('in the base currency is 1, also if the form was opened in another one', async () => {
    const ana = finance.as();
    await ana.patch('/api/v1/finance/settings', { baseCurrency: 'CAD' });
    const filled = { currency: 'USD', conversionFactor: '1', factorFromRates: true };
    expect((await ana.post(path, account(filled))).body).toMatchObject({ exactFactor: '1.4', factorSource: 'market' });
  });

  test.each(['yes', 1, null])('is marked by a boolean, not by %j', async (factorFromRates) => {
    expect((await finance.as().post(path, account({ ...outdated, factorFromRates }))).status).toBe(400);
  });
});

test("a user's custom rate takes precedence over the market", async () => {
  const ana = finance.as();
  const mine = { POINTS: '0.0125', CAD: '0.8' };
  expect(await ana.post(path, account({ currency: 'POINTS' }))).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid_input', details: [{ path: 'currency' }] } },
  });
  await ana.patch('/api/v1/finance/settings', { manualRateOverrides: mine });
  for (const [currency, exactFactor] of Object.entries(mine)) {
    const { body } = await ana.post(path, account({ currency: currency.toLowerCase() }));
    expect(body).toMatchObject({ currency, exactFactor, factorSource: 'override' });
  }
});

test('changing the currency sets its factor; a factor that a form did not change stays exact', async () => {
  const ana = finance.as();
  const { body: added } = await ana.post<Account>(path, account({ currency: 'CAD' }));
  const change = async (changes: object) => (await ana.patch<Account>(`${path}/${added.id}`, changes)).body;
  expect(await change({ currency: 'ZZZ' })).toMatchObject({ error: { details: [{ path: 'currency' }] } });
  expect(await change({ currency: 'EUR' })).toMatchObject({ exactFactor: '1.25', ...market() });
  expect(await change({ currency: 'USD' })).toMatchObject({ exactFactor: '1', factorSource: 'base' });
  expect(await change({ currency: 'EUR', conversionFactor: '1.3' })).toMatchObject({ factorSource: 'manual' });
  expect(await change({ conversionFactor: '1.25' })).toMatchObject({ factorSource: 'market' });

  // Bought before the market moved: what the form shows is no longer what the market says.
  const old = { conversionFactor: toDecimal128('0.700000123'), factorAsOf: new Date('2026-01-02T03:04:05Z') };
  await AccountModel.updateOne({ _id: added.id }, { $set: { ...old, factorSource: 'market' } });
  expect(await change({ conversionFactor: '0.700000', currency: 'EUR', notes: 'touched' })).toMatchObject({
    notes: 'touched',
    exactFactor: '0.700000123',
    factorSource: 'market',
    factorAsOf: '2026-01-02T03:04:05.000Z',
  });
});

test('of concurrent changes of one version exactly one is applied, and the others write nothing', async () => {
  const ana = finance.as();
  const { body: added } = await ana.post<Account>(path, account({}));
  const own = `${path}/${added.id}`;
  const names = ['a', 'b', 'c', 'd', 'e'];
  const answers = await Promise.all(names.map((name) => ana.patch<Account>(own, { name, version: 0 })));
  const taken = answers.filter(({ status }) => status === 200);
  expect(taken).toHaveLength(1);
  const conflict = { status: 409, body: { error: { code: 'changed_elsewhere' } } };
  for (const other of answers.filter((one) => !taken.includes(one))) expect(other).toMatchObject(conflict);
  expect((await ana.get<Account[]>(path)).body).toEqual([taken[0]?.body]);
  await ana.post(`${path}/reorder`, { accountIds: [added.id] });
  expect(await ana.patch(own, { name: 'f', version: 1 })).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await ana.patch(own, { name: 'g' })).toMatchObject({ status: 200, body: { version: 3 } });
});

test('accounts of an earlier release, which lack fields, can be read, changed, rebased and updated', async () => {
  const ana = finance.as();
  const { body: added } = await ana.post<Account>(path, account({ currency: 'CAD', conversionFactor: '0.7' }));
  const own = `${path}/${added.id}`;
  const strip = () =>
    AccountModel.collection.updateOne(
      { _id: added.id as never },
      { $unset: { factorBase: 1, factorSource: 1, factorAsOf: 1, version: 1 } },
    );
  await strip();
  expect((await ana.get<Account[]>(path)).body).toEqual([
    { ...added, exactFactor: '0.7', factorSource: 'manual', version: 0, factorAsOf: added.updatedAt },
  ]);
  expect(await ana.patch(own, { notes: 'old', version: 0 })).toMatchObject({ status: 200, body: { version: 1 } });
  await strip();
  expect((await ana.post(`${path}/update-factors`)).body).toMatchObject({
    updated: 1,
    accounts: [{ exactFactor: exact, version: 1, ...market() }],
  });
  await strip();
  await ana.patch('/api/v1/finance/settings', { baseCurrency: 'EUR' });
  expect((await ana.get(path)).body).toMatchObject([{ exactFactor: new Decimal(0.8).div(1.4).toFixed(), version: 1 }]);
});
