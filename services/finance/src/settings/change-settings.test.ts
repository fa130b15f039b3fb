import type { SavedSettings } from '@plaza/contracts/finance/settings';
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

const refused = (at: string) => ({
  status: 400,
  body: { error: { code: 'invalid_input', details: [{ path: expect.stringContaining(at) }] } },
});

test('saved settings are answered and stored; other fields are kept', async () => {
  const ana = finance.as();
  const switches = { displaySymbols: false, autoRefreshRates: false };
  const saved = await ana.patch<SavedSettings>(path, switches);
  expect(saved).toMatchObject({
    status: 200,
    body: { ...switches, baseCurrency: 'USD', version: 1, factorsUpdated: 0, withoutRate: [] },
  });
  await ana.patch(path, { manualRateOverrides: { points: '0.0125' }, lockedRates: { eur: true, GBP: false } });
  expect((await ana.get(path)).body).toEqual({
    ...switches,
    baseCurrency: 'USD',
    manualRateOverrides: { POINTS: '0.012500' },
    maxAllowableDTI: 0.43,
    mortgageRate: '5',
    ownLimits: [],
    lockedRates: { EUR: true, GBP: false },
    version: 2,
  });
  expect((await finance.as().get(path)).body).toMatchObject({ displaySymbols: true, manualRateOverrides: {} });
});

test('a change of another version is rejected and writes nothing; of two concurrent ones, one succeeds', async () => {
  const ana = finance.as();
  const conflict = { status: 409, body: { error: { code: 'changed_elsewhere' } } };
  expect(await ana.patch(path, { displaySymbols: false, version: 3 })).toMatchObject(conflict);
  expect((await ana.get(path)).body).toMatchObject({ displaySymbols: true, version: 0 });
  for (const version of [0, 1]) {
    const both = await Promise.all([true, false].map((displaySymbols) => ana.patch(path, { displaySymbols, version })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});

test('changes without a version are all applied', async () => {
  const ana = finance.as();
  const fields = [{ displaySymbols: false }, { autoRefreshRates: false }, { lockedRates: { EUR: true } }];
  await Promise.all(fields.map((change) => ana.patch(path, change)));
  expect((await ana.get(path)).body).toMatchObject({ ...Object.assign({}, ...fields), version: 3 });
});

test('a lock keeps the rate of its time until it is removed', async () => {
  const ana = finance.as();
  const eur = async () => {
    const { body } = await ana.get<{ rates: { code: string }[] }>('/api/v1/finance/rates');
    return body.rates.find(({ code }) => code === 'EUR');
  };
  await ana.patch(path, { manualRateOverrides: { EUR: '1.3' }, lockedRates: { EUR: true } });
  expect(await eur()).toMatchObject({ factor: '1.3', source: 'override', locked: true });
  await ana.patch(path, { manualRateOverrides: {} });
  expect(await eur()).toMatchObject({ factor: '1.3', source: 'locked', locked: true, asOf: expect.any(String) });
  await ana.patch(path, { lockedRates: { EUR: true, CAD: true } });
  expect(await eur()).toMatchObject({ factor: '1.3', source: 'locked' });
  await ana.patch(path, { lockedRates: { EUR: false } });
  expect(await eur()).toMatchObject({ factor: '1.25', source: 'market', locked: false });
  await ana.patch(path, { lockedRates: { EUR: true } });
  expect(await eur()).toMatchObject({ factor: '1.25', source: 'locked' });
});

test('an override sent back as displayed keeps all its digits', async () => {
  const ana = finance.as();
  await ana.patch(path, { manualRateOverrides: { POINTS: '0.012345678901', TINY: '0.000000000123456789' } });
  const { body } = await ana.get<SavedSettings>(path);
  expect(body.manualRateOverrides).toEqual({ POINTS: '0.012346', TINY: '0.000000000123457' });
  await ana.patch(path, { manualRateOverrides: { ...body.manualRateOverrides, OTHER: '2' } });
  const stored = await SettingsModel.findOne({ 'manualRateOverrides.OTHER': { $exists: true } }).lean();
  expect(String(stored?.manualRateOverrides.POINTS)).toBe('0.012345678901');
  expect(stored?.manualRateOverrides.TINY?.toString()).toBe('1.23456789E-10');
});

test('a currency without a rate cannot be locked, and does not prevent other changes', async () => {
  const ana = finance.as();
  expect(await ana.patch(path, { lockedRates: { ISK: true } })).toMatchObject(refused('lockedRates.ISK'));
  expect(await ana.patch(path, { lockedRates: { ISK: false } })).toMatchObject({ status: 200 });
});

const codes = (count: number) =>
  Array.from({ length: count }, (_, n) => `C${String(n).padStart(4, '0')}`) as readonly string[];
const mapOf = (value: unknown, count: number) => Object.fromEntries(codes(count).map((code) => [code, value]));

test.each([
  ['baseCurrency', ''],
  ['baseCurrency', '$$$'],
  ['baseCurrency', { $gt: '' }],
  ['displaySymbols', 'yes'],
  ['autoRefreshRates', 1],
  ['manualRateOverrides', []],
  ['manualRateOverrides', { EUR: '-1' }],
  ['manualRateOverrides', { EUR: '0' }],
  ['manualRateOverrides', { EUR: '0.000' }],
  ['manualRateOverrides', { EUR: 'NaN' }],
  ['manualRateOverrides', { EUR: '1e3' }],
  ['manualRateOverrides', { EUR: '1,5' }],
  ['manualRateOverrides', { EUR: '0.0000000000000000001234567' }],
  ['manualRateOverrides', { EUR: '1234567890123' }],
  ['manualRateOverrides', { EUR: { $gt: '' } }],
  ['manualRateOverrides', { EUR: null }],
  ['manualRateOverrides', { $where: '1' }],
  ['manualRateOverrides', { 'EUR.factor': '1' }],
  ['manualRateOverrides', { constructor: '1' }],
  ['manualRateOverrides', mapOf('1', 201)],
  ['lockedRates', { EUR: 'true' }],
  ['lockedRates', { $where: true }],
  ['lockedRates', mapOf(false, 201)],
  ['version', -1],
  ['version', 1.5],
  ['lockedFactors', { EUR: 1 }],
  ['_id', 'me'],
])('rejects %s of %j', async (field, value) => {
  const ana = finance.as();
  expect(await ana.patch(path, { [field]: value })).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid_input' } },
  });
  expect((await ana.get(path)).body).toMatchObject({ version: 0 });
});

test('accepts 200 overrides', async () => {
  const { status, body } = await finance.as().patch<SavedSettings>(path, { manualRateOverrides: mapOf('1', 200) });
  expect(status).toBe(200);
  expect(Object.keys(body.manualRateOverrides)).toHaveLength(200);
});

test.each(['{"manualRateOverrides":{"__proto__":"1"}}', '{"lockedRates":{"__proto__":true}}'])(
  '%s changes nothing else',
  async (sent) => {
    const ana = finance.as();
    await ana.patch(path, sent);
    expect((await ana.get(path)).body).toMatchObject({ manualRateOverrides: {}, lockedRates: {} });
  },
);

test.each([{}, { version: 0 }, [], 'null'])('%j changes nothing and is rejected', async (sent) => {
  expect((await finance.as().patch(path, sent)).status).toBe(400);
});
