import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useFinanceMetricsQuery } from '../finance-api';
import { financeForTests, metricsFixture } from '../testing/server';
import { useFreshRates } from './use-fresh-rates';

const finance = financeForTests();
const fiveMinutes = 300_000;

beforeEach(() => jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

function Screen() {
  useFreshRates();
  const { data } = useFinanceMetricsQuery();
  return <p>{data?.netWorth}</p>;
}

/** A market whose rates are one minute newer at each request; those of a bank stay, and the coins are newer. */
function market({ ofBank = false } = {}) {
  const requests: string[] = [];
  const minute = (count: number) => new Date(Date.UTC(2026, 10, 20, 12, count)).toISOString();
  finance.server.use(
    http.get('/api/v1/markets/exchange-rates', () => {
      const newest = minute(requests.length);
      requests.push(newest);
      const coins = { codes: ['BTC'], lastUpdated: newest, source: 'coins', intervalMs: 60_000 };
      return HttpResponse.json({
        rates: {},
        ...(ofBank ? { lastUpdated: minute(0), coins } : { lastUpdated: newest }),
      });
    }),
  );
  return requests;
}

test.each([
  ['rates', {}],
  ['coins beside the rates of a bank', { ofBank: true }],
])('newer %s are fetched every five minutes, and the figures with them', async (_what, options) => {
  const requests = market(options);
  finance.metrics = metricsFixture({ netWorth: '100.00' });
  renderInPlaza(<Screen />);
  expect(await screen.findByText('100.00')).toBeVisible();
  finance.metrics = metricsFixture({ netWorth: '101.00' });
  await act(() => jest.advanceTimersByTimeAsync(fiveMinutes - 10_000));
  expect(requests).toHaveLength(1);
  expect(screen.getByText('100.00')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByText('101.00')).toBeVisible();
  expect(requests).toHaveLength(2);
});

test('rates are not fetched while that is switched off', async () => {
  const requests = market();
  finance.settings = { ...finance.settings, autoRefreshRates: false };
  renderInPlaza(<Screen />);
  expect(await screen.findByText('0.00')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(2 * fiveMinutes));
  expect(requests).toHaveLength(1);
});

test('a screen that opens fetches rates that are older than five minutes, and the figures with them', async () => {
  const requests = market();
  finance.metrics = metricsFixture({ netWorth: '100.00' });
  const { leaveAndReturn } = renderInPlaza(<Screen />);
  expect(await screen.findByText('100.00')).toBeVisible();
  await waitFor(() => expect(requests).toHaveLength(1));
  finance.metrics = metricsFixture({ netWorth: '101.00' });
  jest.setSystemTime(Date.now() + fiveMinutes - 10_000);
  leaveAndReturn();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('100.00')).toBeVisible();
  expect(requests).toHaveLength(1);
  jest.setSystemTime(Date.now() + 10_000);
  leaveAndReturn();
  expect(await screen.findByText('101.00')).toBeVisible();
  expect(requests).toHaveLength(2);
});
