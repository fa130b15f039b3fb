import { FinanceExport, type ImportReport } from '@plaza/contracts/finance/import-export';
import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import type { PersonalRates } from '@plaza/contracts/finance/rates';
import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import type { Client } from '@plaza/test-kit/http';
import { unzipSync } from 'fflate';
import { openFinance, type TestFinance } from '../testing/finance';
import { type MarketsServer, ratesFixture, startMarkets } from '../testing/markets-server';
import { csvFiles } from './csv/csv-files';

const root = '/api/v1/finance';

let finance: TestFinance;
let markets: MarketsServer;
beforeAll(async () => {
  markets = await startMarkets();
  finance = await openFinance({ env: { MARKETS_URL: markets.url } });
});
afterAll(async () => {
  await finance.stop();
  await markets.stop();
});

/** The rates of the market as they are from now on, also for who has just asked for them. */
async function moveMarket(rates: Record<string, number>) {
  markets.exchangeRates = ratesFixture(rates);
  await finance.as().get(`${root}/rates`);
}

const figuresOf = async (user: Client) => (await user.get<FinancialMetrics>(`${root}/metrics`)).body;
const exported = async (user: Client) => (await user.get<FinanceExport>(`${root}/export`)).body;
const restore = async (user: Client, data: object) =>
  user.post<ImportReport>(`${root}/import`, { mode: 'replace', data });
const rateOf = async (user: Client, code: string) =>
  (await user.get<PersonalRates>(`${root}/rates`)).body.rates.find((rate) => rate.code === code);

describe('a lock', () => {
  /** Somebody who owes and has 1,400 CAD, locked at 1.40 for a dollar, while the market has gone on to 2.00. */
  async function somebodyWithLock(): Promise<Client> {
    await moveMarket({ CAD: 1.4 });
    const user = finance.as();
    await user.patch(`${root}/settings`, { lockedRates: { CAD: true } });
    await user.post(`${root}/loans`, { lender: 'A', type: 'Car Loan', balance: '1400', currency: 'CAD' });
    await user.post(`${root}/accounts`, { name: 'A', type: 'Savings', balance: '1400', currency: 'CAD' });
    await moveMarket({ CAD: 2 });
    return user;
  }

  test('results in equal figures after a restore, also if the market has changed', async () => {
    const [first, second] = [await somebodyWithLock(), finance.as()];
    const file = FinanceExport.parse(await exported(first));
    expect(await restore(second, file)).toMatchObject({ status: 200, body: { refused: [] } });
    expect(await figuresOf(second)).toMatchObject({ totalDebt: '1000.00', accountsTotal: '1000.00' });
    expect(await rateOf(second, 'CAD')).toEqual(await rateOf(first, 'CAD'));
    expect((await exported(second)).settings).toEqual(file.settings);
  });

  test('of a file takes precedence over an existing one', async () => {
    const [first, second] = [await somebodyWithLock(), finance.as()];
    await second.patch(`${root}/settings`, { lockedRates: { CAD: true } });
    expect(await rateOf(second, 'CAD')).toMatchObject({ factor: '0.5', source: 'locked' });
    await restore(second, await exported(first));
    expect(await rateOf(second, 'CAD')).toEqual(await rateOf(first, 'CAD'));
  });

  test.each([
    ['of an earlier release, without the rate', { lockedFactors: undefined }],
    ['without a base currency, in which it would count', { baseCurrency: undefined }],
  ])('of a file %s uses the current market rate', async (_what, fields) => {
    const [first, second] = [await somebodyWithLock(), finance.as()];
    const file = await exported(first);
    await restore(second, { ...file, settings: { ...file.settings, ...fields } });
    expect(await rateOf(second, 'CAD')).toMatchObject({ factor: '0.5', source: 'locked' });
  });

  test('from the future gets the current time', async () => {
    const [first, second] = [await somebodyWithLock(), finance.as()];
    const file = await exported(first);
    const lockedFactors = { CAD: { factor: '0.7', at: '9999-01-01T00:00:00.000Z' } };
    await restore(second, { ...file, settings: { ...file.settings, lockedFactors } });
    const rate = await rateOf(second, 'CAD');
    expect(rate).toMatchObject({ factor: '0.7', source: 'locked' });
    expect(Date.parse(rate?.asOf ?? '')).toBeLessThanOrEqual(Date.now());
  });

  test.each([
    ['below zero', { CAD: { factor: '-1', at: '2026-01-01T00:00:00.000Z' } }],
    ['of no time', { CAD: { factor: '1', at: 'yesterday' } }],
    ['of no currency', { 'a.b': { factor: '1', at: '2026-01-01T00:00:00.000Z' } }],
    ['that is no factor', { CAD: 1 }],
  ])('%s is rejected with its file', async (_what, lockedFactors) => {
    const file = await exported(await somebodyWithLock());
    const answer = await restore(finance.as(), { ...file, settings: { ...file.settings, lockedFactors } });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_input' } } });
  });

  test('has a line for its rate and one for its time in the CSV file of the settings', async () => {
    const file = await exported(await somebodyWithLock());
    const text = Buffer.from(unzipSync(csvFiles(file))['settings.csv'] ?? []).toString('utf8');
    const { factor, at } = file.settings.lockedFactors?.CAD ?? {};
    expect(text).toContain(`\r\nlockedRates.CAD,true\r\n`);
    expect(text).toContain(`\r\nlockedFactors.CAD.factor,${factor}\r\n`);
    expect(text).toContain(`\r\nlockedFactors.CAD.at,${at}\r\n`);
  });
});

describe('a custom rate', () => {
  const longAgo = '2026-01-02T03:04:05.000Z';

  async function somebodyWithRate(): Promise<Client> {
    const user = finance.as();
    await user.patch(`${root}/settings`, { manualRateOverrides: { POINTS: '0.5' } });
    return user;
  }

  test('keeps its age after a restore', async () => {
    const file = await exported(await somebodyWithRate());
    expect(file.settings.overridesSetAt).toEqual({ POINTS: expect.any(String) });
    const other = finance.as();
    await restore(other, { ...file, settings: { ...file.settings, overridesSetAt: { POINTS: longAgo } } });
    expect(await rateOf(other, 'POINTS')).toMatchObject({ factor: '0.5', source: 'override', asOf: longAgo });
    expect((await exported(other)).settings.overridesSetAt).toEqual({ POINTS: longAgo });
  });

  test('that a base of bitcoin has made tiny is restored exactly, and does not affect others', async () => {
    const [first, second] = [finance.as(), finance.as()];
    const given = { POINTS: '0.000000000000001', GOLD: '7', TINY: '0.00000000000000001234' };
    expect((await first.patch(`${root}/settings`, { manualRateOverrides: given })).status).toBe(200);
    expect((await rateOf(first, 'TINY'))?.factor).toBe(given.TINY);
    await first.patch(`${root}/settings`, { baseCurrency: 'BTC' });
    const { manualRateOverrides } = (await first.get<FinanceSettings>(`${root}/settings`)).body;
    expect(manualRateOverrides.POINTS).toBe('0.0000000000000000000111111');
    const withOther = { manualRateOverrides: { ...manualRateOverrides, OTHER: '2' } };
    expect((await first.patch(`${root}/settings`, withOther)).status).toBe(200);
    const file = FinanceExport.parse(await exported(first));
    expect(file.settings.exactOverrides?.POINTS).toMatch(/^0\.0{19}1{16}2$/);
    expect(await restore(second, file)).toMatchObject({ status: 200, body: { refused: [] } });
    for (const code of Object.keys(withOther.manualRateOverrides)) {
      expect(await rateOf(second, code)).toEqual(await rateOf(first, code));
    }
    expect((await exported(second)).settings).toEqual(file.settings);
  });

  test('of a file whose number differs from its digits uses the number', async () => {
    const file = await exported(await somebodyWithRate());
    const other = finance.as();
    await restore(other, { ...file, settings: { ...file.settings, exactOverrides: { POINTS: '0.7' } } });
    expect(await rateOf(other, 'POINTS')).toMatchObject({ factor: '0.5' });
  });

  test.each([
    ['from the future', { POINTS: '9999-01-01T00:00:00.000Z' }],
    ['of an earlier release', undefined],
  ])('of a file %s gets the current time', async (_what, overridesSetAt) => {
    const file = await exported(await somebodyWithRate());
    const [other, start] = [finance.as(), Date.now()];
    await restore(other, { ...file, settings: { ...file.settings, overridesSetAt } });
    const at = Date.parse((await rateOf(other, 'POINTS'))?.asOf ?? '');
    expect(at).toBeGreaterThanOrEqual(start);
    expect(at).toBeLessThanOrEqual(Date.now());
  });
});
