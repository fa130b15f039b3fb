import type { HistoryRange } from '@plaza/contracts/markets/history';
import { z } from 'zod';
import { rangeSpanMs, rangeStepMs } from '../history/ranges';
import type { HttpSource } from './http-source';
import type { Coin, ListProvider, PastPrice } from './provider';
import { rowsOf } from './rows';
import { spaced, thinned } from './thinned';

const Id = z.string().min(1).max(100).regex(/\D/);

/** A row of `/coins/markets`; a coin without a price just now is none. */
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
    const worth = typeof market_cap === 'number' ? { market_cap } : {};
    return { id, symbol: symbol.toUpperCase(), name, price_usd: current_price, price_change_24h, ...worth };
  });

const WeekRow = z.object({ id: Id, sparkline_in_7d: z.object({ price: z.array(z.number().positive()).min(2) }) });
const Rows = z.array(z.unknown());
const Chart = z.object({ prices: z.array(z.unknown()) });
const ChartPoint = z
  .tuple([z.number().positive(), z.number().positive()])
  .transform(([at, price]): PastPrice => ({ at, price }));

const largest = { vs_currency: 'usd', order: 'market_cap_desc', per_page: '100' };
const dayMs = rangeSpanMs.day;

/** Coins of CoinGecko's HTTP API, or of one that speaks like it. */
export function coinGecko(http: HttpSource): ListProvider<Coin> {
  return {
    source: http.host,
    simulated: false,
    async load() {
      const given = Rows.parse(await http.json('/coins/markets', { query: largest }));
      return { ...rowsOf(CoinRow, given), at: new Date() };
    },
    async past(key: string, range: HistoryRange) {
      const days = String(rangeSpanMs[range] / dayMs);
      const path = `/coins/${encodeURIComponent(key)}/market_chart`;
      const { prices } = Chart.parse(await http.json(path, { query: { vs_currency: 'usd', days } }));
      return thinned(rowsOf(ChartPoint, prices).rows, rangeStepMs[range]);
    },
    async lastWeek() {
      const given = Rows.parse(await http.json('/coins/markets', { query: { ...largest, sparkline: 'true' } }));
      return new Map(rowsOf(WeekRow, given).rows.map(({ id, sparkline_in_7d }) => [id, spaced(sparkline_in_7d.price)]));
    },
  };
}
