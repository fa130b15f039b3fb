import { startTestApi, type TestApi } from '../../testing/test-api';
import { frankfurterPairs, frankfurterRates } from './frankfurter';

const latest = {
  amount: 1,
  base: 'USD',
  date: '2026-11-20',
  rates: { AUD: 1.5312, CAD: 1.4021, EUR: 0.92114, JPY: 150.22 },
};
const series = {
  amount: 1,
  base: 'USD',
  start_date: '2026-11-18',
  end_date: '2026-11-20',
  rates: {
    '2026-11-20': { CAD: 1.4021, EUR: 0.92114 },
    '2026-11-18': { CAD: 1.39, EUR: 0.93 },
    '2026-11-19': { CAD: 1.4, EUR: 0.92 },
  },
};
const saturday = Date.parse('2026-11-21T10:00:00Z');

let api: TestApi;
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(saturday));
afterEach(async () => {
  jest.restoreAllMocks();
  await api.close();
});

test('units per dollar, with the day on which the bank published them', async () => {
  api = await startTestApi(JSON.stringify(latest));
  const { rows, at } = await frankfurterRates(api.client()).load();
  expect(rows).toEqual([
    { code: 'USD', rate: 1 },
    { code: 'AUD', rate: 1.5312 },
    { code: 'CAD', rate: 1.4021 },
    { code: 'EUR', rate: 0.92114 },
    { code: 'JPY', rate: 150.22 },
  ]);
  expect(at.toISOString()).toBe('2026-11-20T15:00:00.000Z');
  expect([api.requests[0]?.path, String(api.requests[0]?.query)]).toEqual(['/v1/latest', 'base=USD']);
});

test.each([
  ['2026-11-19', 1],
  ['2026-11-20', 3],
])('the interval of rates of %s is %i × 24 hours, as the bank publishes on working days', async (date, days) => {
  api = await startTestApi(JSON.stringify({ ...latest, date }));
  expect(await frankfurterRates(api.client()).load()).toMatchObject({ intervalMs: days * 86_400_000 });
});

test('an invalid rate is skipped and counted', async () => {
  api = await startTestApi(JSON.stringify({ ...latest, rates: { CAD: '1.4', EUR: 0.92, JPY: 0 } }));
  expect(await frankfurterRates(api.client()).load()).toMatchObject({
    rows: [{ code: 'USD' }, { code: 'EUR', rate: 0.92 }],
    dropped: 2,
  });
});

test('pairs are computed from the rates and the day before, without those that the bank lacks', async () => {
  api = await startTestApi(JSON.stringify(series));
  const { rows, dropped, at } = await frankfurterPairs(api.client(), ['USD/CAD', 'EUR/CAD', 'USD/SAR']).load();
  expect(rows).toEqual([
    { pair: 'USD/CAD', rate: 1.4021, changePercent: 0.15 },
    { pair: 'EUR/CAD', rate: 1.5221356, changePercent: 0.03 },
  ]);
  expect([dropped, at.toISOString()]).toEqual([0, '2026-11-20T15:00:00.000Z']);
  expect([api.requests[0]?.path, String(api.requests[0]?.query)]).toEqual(['/v1/2026-11-11..', 'base=USD']);
});

test('the history of a pair has a point per day', async () => {
  api = await startTestApi(JSON.stringify(series));
  const pairs = frankfurterPairs(api.client(), ['USD/CAD']);
  const past = await pairs.history?.('EUR/CAD', 'month');
  expect(past?.map(({ price }) => price.toFixed(4))).toEqual(['1.4946', '1.5217', '1.5221']);
  expect(past?.[0]).toMatchObject({ at: Date.parse('2026-11-18T12:00:00Z'), day: '2026-11-18' });
  expect(await pairs.history?.('EUR/SAR', 'month')).toEqual([]);
  expect(await pairs.history?.('nonsense', 'month')).toEqual([]);
  expect(await pairs.sparklines?.()).toEqual(new Map([['USD/CAD', [1.39, 1.4, 1.4021]]]));
});

test('the history of a pair ends with the rate of the list', async () => {
  api = await startTestApi(JSON.stringify(series));
  const pairs = frankfurterPairs(api.client(), ['EUR/USD']);
  const [quote] = (await pairs.load()).rows;
  expect(quote?.rate).toBe(1.0856113);
  expect((await pairs.history?.('EUR/USD', 'week'))?.at(-1)?.price).toBe(quote?.rate);
});

test('a day, a week and the sparkline of a week contain no more than that, although more is requested', async () => {
  const days = Array.from({ length: 14 }, (_, index) => `2026-11-${String(index + 7).padStart(2, '0')}`);
  const rates = Object.fromEntries(days.map((day, index) => [day, { CAD: 1.4 + index / 100 }]));
  api = await startTestApi(JSON.stringify({ ...series, rates }));
  const pairs = frankfurterPairs(api.client(), ['USD/CAD']);
  const daysOf = async (range: 'day' | 'week') => (await pairs.history?.('USD/CAD', range))?.map(({ day }) => day);
  expect(await daysOf('day')).toEqual(['2026-11-19', '2026-11-20']);
  expect(await daysOf('week')).toEqual(days.slice(-7));
  expect((await pairs.sparklines?.())?.get('USD/CAD')).toHaveLength(7);
});

test.each(['{"rates":{}}', '{"message":"not found"}', '[]', '{"rates":{"2026-11-20":{"CAD":1.4}}}'])(
  'no pairs are computed from %s',
  async (body) => {
    api = await startTestApi(body);
    await expect(frankfurterPairs(api.client(), ['USD/CAD']).load()).rejects.toThrow();
  },
);
