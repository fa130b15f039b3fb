import { startTestApi, type TestApi } from '../../testing/test-api';
import { fredBonds, fredIndicators } from './fred';
import { bondSeries, indicatorSeries } from './fred-series';

const recorded = {
  realtime_start: '2026-11-20',
  units: 'lin',
  output_type: 1,
  file_type: 'json',
  sort_order: 'desc',
  count: 3,
  observations: [
    { realtime_start: '2026-11-20', realtime_end: '2026-11-20', date: '2026-11-19', value: '4.4200' },
    { realtime_start: '2026-11-20', realtime_end: '2026-11-20', date: '2026-11-18', value: '.' },
    { realtime_start: '2026-11-20', realtime_end: '2026-11-20', date: '2026-11-17', value: '4.4000' },
  ],
};

let api: TestApi;
afterEach(() => api.close());
const serve = async (answer: (series: string) => unknown) => {
  api = await startTestApi((request, response) => {
    const series = new URL(request.url ?? '', 'http://fred.test').searchParams.get('series_id') ?? '';
    const body = answer(series);
    response.writeHead(body === undefined ? 500 : 200).end(JSON.stringify(body));
  });
  return api.client({ query: { api_key: 'secret' } });
};

test('bond yields are compared with the previous day that had one, and are as old as the newest of them', async () => {
  const { rows, at, dropped } = await fredBonds(await serve(() => recorded)).load();
  expect(rows[0]).toEqual({ name: 'US Treasury 3M', maturity: '3 months', yield: 4.42, changePercent: 0.45 });
  expect([rows.length, dropped, at.toISOString()]).toEqual([bondSeries.length, 0, '2026-11-19T00:00:00.000Z']);
  expect(api.requests[0]?.path).toBe('/fred/series/observations');
  expect(String(api.requests[0]?.query)).toBe(
    'series_id=DGS3MO&file_type=json&sort_order=desc&limit=10&api_key=secret',
  );
});

test('a series that fails, or has fewer than two values, is skipped alone', async () => {
  const bodies: Record<string, unknown> = { DGS2: undefined, DGS5: { observations: [] }, DGS10: { error: 'no' } };
  const http = await serve((series) => (series in bodies ? bodies[series] : recorded));
  expect(await fredBonds(http).load()).toMatchObject({ dropped: 3 });
});

test('fails when every series fails', async () => {
  await expect(fredBonds(await serve(() => undefined)).load()).rejects.toThrow('answered 500');
});

test('indicators have a text for their period', async () => {
  const { rows } = await fredIndicators(await serve(() => recorded)).load();
  expect(rows).toHaveLength(indicatorSeries.length);
  expect(rows.find(({ name }) => name === 'S&P 500')).toMatchObject({
    value: 4.42,
    unit: 'points',
    change: 0.02,
    changePercent: 0.45,
    period: 'Nov 19, 2026',
  });
  expect(rows.find(({ name }) => name === 'CPI')?.period).toBe('Nov 2026');
  expect(rows.find(({ name }) => name === 'GDP Growth')?.period).toBe('Q4 2026');
  expect(api.requests.find(({ query }) => query.get('series_id') === 'CPIAUCSL')?.query.get('units')).toBe('pc1');
});

test('the history of a bond is sorted oldest first', async () => {
  const bonds = fredBonds(await serve(() => recorded));
  expect(await bonds.history?.('US Treasury 10Y', 'month')).toEqual([
    { at: Date.parse('2026-11-17T12:00:00Z'), day: '2026-11-17', price: 4.4 },
    { at: Date.parse('2026-11-19T12:00:00Z'), day: '2026-11-19', price: 4.42 },
  ]);
  expect(api.requests[0]?.query.get('limit')).toBe('30');
  expect(await bonds.history?.('Atlantis 10Y', 'month')).toEqual([]);
  expect((await bonds.sparklines?.())?.get('Italy 10Y')).toEqual([4.4, 4.42]);
});

test('a day, a week and a month of a bond contain no more than that, although only days with a value count', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T21:00:00Z'));
  const days = Array.from({ length: 40 }, (_, index) => new Date(Date.UTC(2026, 10, 20 - index)));
  const isOpen = (day: Date) => day.getUTCDay() % 6 !== 0;
  const observations = days.filter(isOpen).map((day) => ({ date: day.toISOString().slice(0, 10), value: '4.4' }));
  const bonds = fredBonds(await serve(() => ({ observations })));
  const firstOf = async (range: 'day' | 'week' | 'month') =>
    (await bonds.history?.('US Treasury 10Y', range))?.[0]?.day;
  expect(await firstOf('day')).toBe('2026-11-19');
  expect(await firstOf('week')).toBe('2026-11-13');
  expect(await firstOf('month')).toBe('2026-10-21');
  expect((await bonds.sparklines?.())?.get('Italy 10Y')).toHaveLength(6);
  jest.restoreAllMocks();
});
