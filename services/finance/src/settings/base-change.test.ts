import { randomUUID } from 'node:crypto';
import type { Account } from '@plaza/contracts/finance/accounts';
import type { SavedSettings } from '@plaza/contracts/finance/settings';
import { openInstance, openService, type TestService } from '@plaza/service-kit/testing/service';
import { AccountModel } from '../accounts/account.model';
import { readAccounts } from '../accounts/read-accounts';
import { Decimal } from '../money';
import { userRates } from '../rates/user-rates';
import { service } from '../service';
import { fixedRates } from '../testing/fixed-rates';
import { type MarketsServer, ratesFixture, startMarkets } from '../testing/markets-server';
import { changeSettings, saveSettings } from './change-settings';
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

/** Somebody with an account in each of the currencies; the custom ones get rates of their own. */
async function personWith(currencies: readonly string[], settings: object = {}) {
  const id = randomUUID();
  const user = finance.as({ id });
  const saved = await user.patch(path, { displaySymbols: true, ...settings });
  expect(saved.status).toBe(200);
  for (const currency of currencies) {
    const added = await user.post('/api/v1/finance/accounts', { name: currency, type: 'Savings', currency });
    expect(added.status).toBe(201);
  }
  const list = async () => (await user.get<Account[]>('/api/v1/finance/accounts')).body;
  return {
    ...user,
    id,
    list,
    factors: async () => Object.fromEntries((await list()).map((account) => [account.name, account.exactFactor])),
    changeBase: (baseCurrency: string) => user.patch<SavedSettings>(path, { baseCurrency }),
  };
}

const expectClose = (actual: Record<string, string>, expected: Record<string, string>) => {
  expect(Object.keys(actual)).toEqual(Object.keys(expected));
  for (const [name, factor] of Object.entries(expected)) {
    const off = new Decimal(actual[name] ?? 0).div(factor).minus(1).abs().toNumber();
    expect({ name, off }).toMatchObject({ name, off: expect.closeTo(0, 25) });
  }
};

test('a new base currency recomputes overrides, locks and every factor in one call', async () => {
  const ana = await personWith(['USD', 'CAD', 'EUR', 'JPY', 'POINTS'], {
    manualRateOverrides: { POINTS: '0.01' },
    lockedRates: { EUR: true },
  });
  expect(await ana.factors()).toMatchObject({ USD: '1', EUR: '1.25', POINTS: '0.01' });
  expect(await ana.changeBase('cad')).toMatchObject({
    status: 200,
    body: { baseCurrency: 'CAD', manualRateOverrides: { POINTS: '0.014000' }, factorsUpdated: 5, withoutRate: [] },
  });
  const accounts = Object.fromEntries((await ana.list()).map((account) => [account.name, account]));
  expect(accounts).toMatchObject({
    USD: { exactFactor: '1.4', factorBase: 'CAD', factorSource: 'market' },
    CAD: { exactFactor: '1', factorSource: 'base' },
    EUR: { exactFactor: '1.75', factorSource: 'locked' },
    JPY: { conversionFactor: '0.009333', factorBase: 'CAD', factorSource: 'market' },
    POINTS: { exactFactor: '0.014', factorSource: 'override' },
  });
  expect(accounts.JPY?.exactFactor).toBe(new Decimal(1.4).div(150).toFixed());
});

test('a lock is kept although the market has changed, and is rescaled like an override', async () => {
  const ana = await personWith(['EUR', 'GBP'], { lockedRates: { EUR: true } });
  await changeSettings(ana.id, { baseCurrency: 'CAD' }, fixedRates(ratesFixture({ EUR: 0.5, GBP: 0.5 })));
  expect(await ana.factors()).toEqual({ EUR: '1.75', GBP: '2.8' });
});

test('changing back restores every factor, also of yen with a bitcoin base', async () => {
  const ana = await personWith(['USD', 'CAD', 'JPY', 'BTC', 'POINTS'], { manualRateOverrides: { POINTS: '0.0123' } });
  const before = await ana.factors();
  for (const base of ['BTC', 'JPY', 'EUR']) {
    await ana.changeBase(base);
    if (base === 'BTC') {
      const yen = (await ana.list()).find(({ name }) => name === 'JPY');
      expect(yen).toMatchObject({
        conversionFactor: '0.0000000740741',
        exactFactor: expect.stringMatching(/^0\.0{7}74074074074074/),
      });
      expect(await ana.patch(`/api/v1/finance/accounts/${yen?.id}`, { ...pick(yen), notes: 'yen' })).toMatchObject({
        body: { exactFactor: yen?.exactFactor, factorSource: 'market' },
      });
    }
  }
  await ana.changeBase('USD');
  expectClose(await ana.factors(), before);
});

const pick = (account: Account | undefined) => ({
  conversionFactor: account?.conversionFactor,
  currency: account?.currency,
});

test('overrides in the same request apply to the new base', async () => {
  const ana = await personWith(['POINTS'], { manualRateOverrides: { POINTS: '0.01', OLD: '0.012345678' } });
  const sent = { baseCurrency: 'CAD', manualRateOverrides: { POINTS: '0.500000', OLD: '0.017284' } };
  expect((await ana.patch(path, sent)).body).toMatchObject({ manualRateOverrides: sent.manualRateOverrides });
  expect(await ana.factors()).toEqual({ POINTS: '0.5' });
  const stored = await SettingsModel.findById(ana.id).lean();
  // As the forms rescale it themselves, with the decimals that they show.
  expect(String(stored?.manualRateOverrides.OLD)).toBe('0.0172839492');
});

test('a currency without a rate keeps its factor, rescaled, and is named', async () => {
  const ana = await personWith(['USD', 'POINTS', 'ISK'], { manualRateOverrides: { POINTS: '0.01' } });
  await ana.patch(path, { manualRateOverrides: {} });
  const answer = await ana.changeBase('CAD');
  expect(answer.body).toMatchObject({ factorsUpdated: 1, withoutRate: ['ISK', 'POINTS'] });
  expect(await ana.factors()).toMatchObject({ USD: '1.4', POINTS: '0.014', ISK: '1.4' });
});

test('the current base, and one without a rate, change nothing', async () => {
  const ana = await personWith(['CAD']);
  const before = await ana.list();
  expect((await ana.changeBase('USD')).body).toMatchObject({ factorsUpdated: 0 });
  for (const base of ['ISK', 'ZZZ']) {
    expect(await ana.changeBase(base)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_input', details: [{ path: 'baseCurrency' }] } },
    });
  }
  expect(await ana.list()).toEqual(before);
});

test('a change interrupted after its commit is completed by the next read, once', async () => {
  const ana = await personWith(['USD', 'EUR', 'POINTS'], { manualRateOverrides: { POINTS: '0.01' } });
  await saveSettings(ana.id, { baseCurrency: 'CAD' }, ratesFixture());
  expect(await AccountModel.countDocuments({ userId: ana.id, factorBase: 'USD' })).toBe(3);
  const [read, again] = [await ana.list(), await ana.list()];
  expect(read).toMatchObject([{ exactFactor: '1.4' }, { exactFactor: '1.75' }, { exactFactor: '0.014' }]);
  expect(again).toEqual(read);
  expect(await AccountModel.countDocuments({ userId: ana.id, factorBase: 'CAD' })).toBe(3);
});

test('a request that read the base before the change computes in the previous one, and writes nothing', async () => {
  const ana = await personWith(['USD', 'EUR']);
  const inDollars = await userRates(ana.id, fixedRates(ratesFixture()));
  await ana.changeBase('CAD');
  const stored = () => AccountModel.find({ userId: ana.id }).sort({ createdAt: 1 }).lean();
  const before = await stored();
  const accounts = await readAccounts(ana.id, inDollars);
  expect(accounts.map(({ conversionFactor }) => String(conversionFactor))).toEqual(['1', '1.25']);
  expect(await stored()).toEqual(before);
});

test('a deleted account is restored in the current base', async () => {
  const ana = await personWith(['USD']);
  const own = `/api/v1/finance/accounts/${(await ana.list())[0]?.id}`;
  await ana.delete(own);
  await ana.changeBase('CAD');
  expect((await ana.post(`${own}/restore`)).body).toMatchObject({ exactFactor: '1.4', factorSource: 'market' });
  expect(await ana.factors()).toEqual({ USD: '1.4' });
});

test('20 concurrent changes of the base all succeed, with a consistent result', async () => {
  const currencies = ['USD', 'CAD', 'EUR', 'JPY', 'BTC', 'POINTS'];
  const ana = await personWith(currencies, { manualRateOverrides: { POINTS: '0.01' }, lockedRates: { EUR: true } });
  const bases = Array.from({ length: 20 }, (_, n) => ['CAD', 'EUR', 'JPY', 'BTC', 'USD'][n % 5] ?? 'USD');
  const answers = await Promise.all(
    bases.flatMap((base) => [ana.changeBase(base), ana.get('/api/v1/finance/accounts')]),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const { body } = await ana.get<SavedSettings>(path);
  const { rates } = ratesFixture();
  const perDollar = rates[body.baseCurrency] ?? 0;
  const worth = { USD: 1, CAD: 1 / 1.4, EUR: 1.25, JPY: 1 / 150, BTC: 90_000, POINTS: 0.01 };
  for (const [name, factor] of Object.entries(await ana.factors())) {
    const expected = worth[name as keyof typeof worth] * perDollar;
    expect(Number(factor) / expected).toBeCloseTo(1, 12);
  }
  expect(await AccountModel.distinct('factorBase', { userId: ana.id })).toEqual([body.baseCurrency]);
});

test('without any rates the base is kept, and nothing is written', async () => {
  const markets = await startMarkets();
  await SettingsModel.db.collection('rate_sheets').deleteMany({});
  markets.down();
  const alone = await openInstance(service, { env: { MARKETS_URL: markets.url } });
  const id = randomUUID();
  const ana = alone.as({ id });
  expect(await ana.patch(path, { baseCurrency: 'CAD', displaySymbols: false })).toMatchObject({
    status: 500,
    body: { error: { code: 'rates_unavailable' } },
  });
  expect(await SettingsModel.exists({ _id: id })).toBeNull();
  expect(await ana.patch(path, { displaySymbols: false })).toMatchObject({ status: 200 });
  await alone.stop();
  await markets.stop();
});
