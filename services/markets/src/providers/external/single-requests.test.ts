import { startTestApi, type TestApi } from '../../testing/test-api';
import type { ProviderClient } from '../http/provider-client';
import type { ListProvider } from '../provider';
import { coinGecko } from './coingecko';
import { frankfurterPairs, frankfurterRates } from './frankfurter';
import { fredBonds, fredIndicators } from './fred';
import { twelveDataDirectory, twelveDataPairs, twelveDataStocks } from './twelve-data';

const providers: readonly [string, string, (client: ProviderClient) => ListProvider<unknown>][] = [
  ['coins', 'bitcoin', coinGecko],
  ['pairs of the central bank', 'EUR/USD', (client) => frankfurterPairs(client, ['EUR/USD'])],
  ['rates of the central bank', 'EUR', frankfurterRates],
  ['bonds', 'US Treasury 10Y', fredBonds],
  ['indicators', 'CPI', fredIndicators],
  ['stocks', 'AAPL', (client) => twelveDataStocks(client, ['AAPL'])],
  ['pairs', 'EUR/USD', (client) => twelveDataPairs(client, ['EUR/USD'])],
];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi('{}');
});
afterAll(() => api.close());

/** A client, and which of its calls were for single requests. */
function recorded() {
  const single: boolean[] = [];
  const client = api.client({
    async budget(_calls, onDemand = false) {
      single.push(onDemand);
      return true;
    },
  });
  return { client, single };
}
const whateverComes = (answer: Promise<unknown> | undefined) => answer?.catch(() => undefined);

test.each(providers)('a chart of %s counts as a single request, and their list does not', async (_what, key, open) => {
  const chart = recorded();
  const { history } = open(chart.client);
  await whateverComes(history?.(key, 'week'));
  expect(chart.single).toEqual(history ? [true] : []);
  const list = recorded();
  await whateverComes(open(list.client).load());
  await whateverComes(open(list.client).sparklines?.());
  expect(list.single.length).toBeGreaterThan(0);
  expect(list.single).not.toContain(true);
});

test('a search and the quotes of its results count as single requests', async () => {
  const { client, single } = recorded();
  const directory = twelveDataDirectory(client);
  await whateverComes(directory.symbolsFor('made up'));
  await whateverComes(directory.bySymbol(['MADE', 'UP']));
  expect(single).toEqual([true, true]);
});
