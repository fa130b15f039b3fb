import { FinanceExport } from '@plaza/contracts/finance/import-export';
import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import type { Client } from '@plaza/test-kit/http';
import { openFinance, type TestFinance } from '../../testing/finance';
import { type MarketsServer, startMarkets } from '../../testing/markets-server';

const root = '/api/v1/finance';
const path = `${root}/settings`;

let markets: MarketsServer;
let finance: TestFinance;
beforeAll(async () => {
  markets = await startMarkets();
  finance = await openFinance({ env: { MARKETS_URL: markets.url } });
});
afterAll(async () => {
  await finance.stop();
  await markets.stop();
});

const settingsOf = async (user: Client) => (await user.get<FinanceSettings>(path)).body;
const asDefault = { maxAllowableDTI: 0.43, mortgageRate: '5', ownLimits: [] };

test('they have defaults, which depend on the base currency', async () => {
  const ana = finance.as();
  expect(await settingsOf(ana)).toMatchObject(asDefault);
  await ana.patch(path, { baseCurrency: 'CAD' });
  expect(await settingsOf(ana)).toMatchObject({ ...asDefault, maxAllowableDTI: 0.44 });
});

test('configured values are kept with another base currency until they are cleared', async () => {
  const ana = finance.as();
  const set = await ana.patch(path, { maxAllowableDTI: 0.4, mortgageRate: '6.250' });
  const own = { maxAllowableDTI: 0.4, mortgageRate: '6.25', ownLimits: ['maxAllowableDTI', 'mortgageRate'] };
  expect(set).toMatchObject({ status: 200, body: own });
  await ana.patch(path, { baseCurrency: 'CAD' });
  expect(await settingsOf(ana)).toMatchObject(own);
  await ana.patch(path, { maxAllowableDTI: null });
  expect(await settingsOf(ana)).toMatchObject({ ...own, maxAllowableDTI: 0.44, ownLimits: ['mortgageRate'] });
  await ana.patch(path, { mortgageRate: '' });
  expect(await settingsOf(ana)).toMatchObject({ maxAllowableDTI: 0.44, mortgageRate: '5', ownLimits: [] });
});

test('a rate of zero is a rate', async () => {
  const ana = finance.as();
  await ana.patch(path, { mortgageRate: 0 });
  expect(await settingsOf(ana)).toMatchObject({ mortgageRate: '0', ownLimits: ['mortgageRate'] });
});

test.each([
  ['maxAllowableDTI', 0],
  ['maxAllowableDTI', '1.01'],
  ['maxAllowableDTI', -0.4],
  ['maxAllowableDTI', '0.40001'],
  ['maxAllowableDTI', '0,4'],
  ['maxAllowableDTI', '43%'],
  ['maxAllowableDTI', { $gt: 0 }],
  ['mortgageRate', '-1'],
  ['mortgageRate', '5,5'],
  ['mortgageRate', '1e1'],
  ['mortgageRate', '1000'],
  ['mortgageRate', [5]],
])('rejects a %s of %j, and changes nothing', async (field, value) => {
  const ana = finance.as();
  const details = [expect.objectContaining({ path: field })];
  expect(await ana.patch(path, { [field]: value })).toMatchObject({ status: 400, body: { error: { details } } });
  expect(await settingsOf(ana)).toMatchObject(asDefault);
});

describe('an export', () => {
  const takeIn = async (data: unknown) => {
    const user = finance.as();
    await user.patch(path, { maxAllowableDTI: 0.3, mortgageRate: '9' });
    expect((await user.post(`${root}/import`, { mode: 'replace', data })).status).toBe(200);
    return settingsOf(user);
  };
  const exported = async (user: Client) => FinanceExport.parse((await user.get(`${root}/export`)).body);

  test('contains configured values, and defaults as defaults', async () => {
    const ana = finance.as();
    await ana.patch(path, { baseCurrency: 'CAD', mortgageRate: '6.25' });
    const file = await exported(ana);
    expect(file.settings).toMatchObject({ maxAllowableDTI: null, mortgageRate: '6.25' });
    expect(await takeIn(file)).toMatchObject({
      maxAllowableDTI: 0.44,
      mortgageRate: '6.25',
      ownLimits: ['mortgageRate'],
    });
  });

  test('of an earlier release without them leaves them unchanged', async () => {
    const file = await exported(finance.as());
    const { maxAllowableDTI: _unknown, mortgageRate: _too, ...settings } = file.settings;
    expect(await takeIn({ ...file, settings })).toMatchObject({ maxAllowableDTI: 0.3, mortgageRate: '9' });
  });

  test('as CSV files is possible with both at their defaults', async () => {
    const ana = finance.as();
    expect((await ana.get(`${root}/export?format=csv`)).status).toBe(200);
  });
});
