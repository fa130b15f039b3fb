import type { HistoryRange } from '@plaza/contracts/markets/history';
import { z } from 'zod';
import { downsample, toSparkline } from '../http/downsample';
import { parseRows } from '../http/parse-rows';
import { NotFoundAtProvider, type ProviderClient } from '../http/provider-client';
import type { Coin, ListProvider, PricePoint } from '../provider';
import { rangeSpanMs, rangeStepMs } from '../ranges';

const Id = z.string().min(1).max(100).regex(/\D/);

/** A row of `/coins/markets`; a row without a current price is invalid. */
const CoinRow = z
  .object({
    id: Id,
    symbol: z.string().min(1).max(50),
    name: z.string().min(1).max(100),
    current_price: z.number().positive(),
    price_change_percentage_24h: z.number().nullish(),
    market_cap: z.number().nonnegative().nullish(),
  })
  .transform(({ id, symbol, name, current_price, price_change_percentage_24h, market_cap }): Coin => {
    const price_change_24h = price_change_percentage_24h ?? 0;
    const marketCap = typeof market_cap === 'number' ? { market_cap } : {};
    return { id, symbol: symbol.toUpperCase(), name, price_usd: current_price, price_change_24h, ...marketCap };
  });

const WeekRow = z.object({ id: Id, sparkline_in_7d: z.object({ price: z.array(z.number().positive()).min(2) }) });
const Rows = z.array(z.unknown());
const Chart = z.object({ prices: z.array(z.unknown()) });
const ChartPoint = z
  .tuple([z.number().positive(), z.number().positive()])
  .transform(([at, price]): PricePoint => ({ at, price }));

const largest = { vs_currency: 'usd', order: 'market_cap_desc', per_page: '100' };
const dayMs = rangeSpanMs.day;

/** Coins of CoinGecko's HTTP API, or of a compatible one. */
export function coinGecko(client: ProviderClient): ListProvider<Coin> {
  return {
    source: client.host,
    simulated: false,
    async load() {
      const rows = Rows.parse(await client.json('/coins/markets', { query: largest }));
      return { ...parseRows(CoinRow, rows), at: new Date() };
    },
    async history(key: string, range: HistoryRange) {
      const days = String(rangeSpanMs[range] / dayMs);
      const answer = await chartOf(client, key, { vs_currency: 'usd', days });
      if (answer === undefined) return [];
      return downsample(parseRows(ChartPoint, Chart.parse(answer).prices).rows, rangeStepMs[range]);
    },
    async sparklines() {
      const rows = Rows.parse(await client.json('/coins/markets', { query: { ...largest, sparkline: 'true' } }));
      return new Map(
        parseRows(WeekRow, rows).rows.map(({ id, sparkline_in_7d }) => [id, toSparkline(sparkline_in_7d.price)]),
      );
    },
  };
}

/** The chart of a coin; undefined for an unknown one. */
async function chartOf(client: ProviderClient, key: string, query: Readonly<Record<string, string>>): Promise<unknown> {
  if (key === '.' || key === '..') return undefined; // would lead to another path
  try {
    return await client.json(`/coins/${encodeURIComponent(key)}/market_chart`, { query, onDemand: true });
  } catch (error) {
    if (error instanceof NotFoundAtProvider) return undefined;
    throw error;
  }
}
