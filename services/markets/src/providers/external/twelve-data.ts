import type { HistoryRange } from '@plaza/contracts/markets/history';
import { Commodity, ForexQuote, Stock } from '@plaza/contracts/markets/quotes';
import { z } from 'zod';
import { toSparkline } from '../http/downsample';
import { NumberLike } from '../http/number-like';
import { parseRows } from '../http/parse-rows';
import type { ProviderClient } from '../http/provider-client';
import { priceOfDay } from '../price-of-day';
import type { ListProvider, PricePoint, StockDirectory } from '../provider';

const QuoteRow = z.object({
  symbol: z.string().min(1).max(50),
  name: z.string().min(1).max(255),
  close: NumberLike,
  percent_change: NumberLike,
  volume: NumberLike.optional(),
});

const StockRow = QuoteRow.transform(({ symbol, name, close, percent_change, volume = 0 }) => ({
  symbol,
  name,
  volume,
  price: close,
  changePercent: Number(percent_change.toFixed(2)),
})).pipe(Stock);

/** Times are requested in UTC, and come as `2026-11-20 15:55:00` or, for whole days, as `2026-11-20`. */
const Value = z
  .object({
    datetime: z.string().regex(/^\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?$/),
    close: NumberLike.pipe(z.number().positive()),
  })
  .transform(({ datetime, close }): PricePoint => {
    const [day = '', time] = datetime.split(' ');
    return time === undefined ? priceOfDay(day, close) : { at: Date.parse(`${day}T${time}Z`), price: close };
  });
const SeriesAnswer = z.object({ values: z.array(z.unknown()) });
const Found = z.object({ data: z.array(z.unknown()) });
const FoundRow = z.object({ symbol: z.string().min(1).max(10), instrument_type: z.string(), country: z.string() });
const ErrorAnswer = z.object({ status: z.literal('error'), code: z.number() });

/** The distance between points, and their number per range where trading lasts six and a half hours a day. */
const seriesRequest = {
  day: { interval: '5min', outputsize: '78' },
  week: { interval: '1h', outputsize: '35' },
  month: { interval: '4h', outputsize: '44' },
  year: { interval: '1day', outputsize: '252' },
} as const satisfies Record<HistoryRange, { interval: string; outputsize: string }>;
const unknownSymbolCodes = new Set([400, 404]);

/** @throws for an error answer, with its code alone: its text may contain the key */
function requireSuccess(answer: unknown, client: ProviderClient): unknown {
  const error = ErrorAnswer.safeParse(answer);
  if (error.success) throw new Error(`${client.host} refused with ${error.data.code}`);
  return answer;
}

/** The answer for each symbol: several come by symbol, a single one comes bare. */
async function answersBySymbol(
  client: ProviderClient,
  path: string,
  symbols: readonly string[],
  query: Readonly<Record<string, string>> = {},
): Promise<[symbol: string, answer: unknown][]> {
  const options = { query: { ...query, symbol: symbols.join(',') }, calls: symbols.length };
  const answer = requireSuccess(await client.json(path, options), client);
  const [only] = symbols;
  if (symbols.length === 1 && only !== undefined) return [[only, answer]];
  return Object.entries(z.record(z.string(), z.unknown()).parse(answer));
}

async function historyOf(client: ProviderClient, symbol: string, range: HistoryRange): Promise<PricePoint[]> {
  const query = { ...seriesRequest[range], symbol, timezone: 'UTC' };
  const answer = await client.json('/time_series', { query, onDemand: true });
  const error = ErrorAnswer.safeParse(answer);
  if (error.success && unknownSymbolCodes.has(error.data.code)) return [];
  return oldestFirst(requireSuccess(answer, client));
}

const oldestFirst = (answer: unknown): PricePoint[] =>
  parseRows(Value, SeriesAnswer.parse(answer).values).rows.sort((one, other) => one.at - other.at);

async function sparklinesOf(client: ProviderClient, symbols: readonly string[]): Promise<Map<string, number[]>> {
  const answers = await answersBySymbol(client, '/time_series', symbols, { ...seriesRequest.week, timezone: 'UTC' });
  const known = answers.filter(([, answer]) => SeriesAnswer.safeParse(answer).success);
  const lines = known.map(([symbol, answer]): [string, number[]] => {
    return [symbol, toSparkline(oldestFirst(answer).map(({ price }) => price))];
  });
  return new Map(lines.filter(([, line]) => line.length > 1));
}

/** Stocks or ETFs with these symbols. */
export function twelveDataStocks(client: ProviderClient, symbols: readonly string[]): ListProvider<Stock> {
  return {
    source: client.host,
    simulated: false,
    async load() {
      const rows = (await answersBySymbol(client, '/quote', symbols)).map(([, row]) => row);
      return { ...parseRows(StockRow, rows), at: new Date() };
    },
    history: (key, range) => historyOf(client, key, range),
    sparklines: () => sparklinesOf(client, symbols),
  };
}

/** Any stock or ETF of the United States that Twelve Data knows. */
export function twelveDataDirectory(client: ProviderClient): StockDirectory {
  return {
    source: client.host,
    simulated: false,
    async bySymbol(symbols) {
      if (symbols.length === 0) return [];
      const answer = await client.json('/quote', {
        query: { symbol: symbols.join(',') },
        calls: symbols.length,
        onDemand: true,
      });
      const error = ErrorAnswer.safeParse(answer);
      if (error.success && unknownSymbolCodes.has(error.data.code)) return [];
      requireSuccess(answer, client);
      const rows = symbols.length === 1 ? [answer] : Object.values(z.record(z.string(), z.unknown()).parse(answer));
      return rows.flatMap((row) => StockRow.safeParse(row).data ?? []);
    },
    async symbolsFor(term) {
      const query = { symbol: term, outputsize: '30' };
      const { data } = Found.parse(
        requireSuccess(await client.json('/symbol_search', { query, onDemand: true }), client),
      );
      const symbols = data.flatMap((row) => {
        const found = FoundRow.safeParse(row).data;
        const isTraded = found?.country === 'United States' && /stock|ETF/i.test(found.instrument_type);
        return found && isTraded ? [found.symbol] : [];
      });
      return [...new Set(symbols)];
    },
  };
}

/** A row's key in Plaza, and its symbol at Twelve Data. */
interface Listing {
  readonly key: string;
  readonly symbol: string;
}

/** Quotes of pairs and commodities, whose symbols at Twelve Data may differ from ours. */
function twelveDataListed<Row, One extends Listing>(
  client: ProviderClient,
  listings: readonly One[],
  schema: z.ZodType<Row>,
  rowOf: (listing: One, price: number, changePercent: number) => object,
): ListProvider<Row> {
  const bySymbolThere = new Map(listings.map((listing) => [listing.symbol, listing]));
  const symbols = [...bySymbolThere.keys()];
  const ListedRow = QuoteRow.transform(({ symbol, close, percent_change }): unknown => {
    const listing = bySymbolThere.get(symbol);
    return listing && rowOf(listing, close, Number(percent_change.toFixed(2)));
  }).pipe(schema);
  return {
    source: client.host,
    simulated: false,
    async load() {
      const answers = await answersBySymbol(client, '/quote', symbols);
      const rows = answers.map(([, row]) => row);
      return { ...parseRows(ListedRow, rows), at: new Date() };
    },
    async history(key, range) {
      const listing = listings.find((one) => one.key === key);
      return listing ? historyOf(client, listing.symbol, range) : [];
    },
    async sparklines() {
      const lines = await sparklinesOf(client, symbols);
      return new Map([...lines].map(([symbol, line]) => [bySymbolThere.get(symbol)?.key ?? symbol, line]));
    },
  };
}

export interface CommodityListing extends Listing {
  readonly name: string;
  readonly unit: string;
}

export const twelveDataCommodities = (client: ProviderClient, listings: readonly CommodityListing[]) =>
  twelveDataListed(client, listings, Commodity, ({ key: symbol, name, unit }, price, changePercent) => {
    return { symbol, name, unit, price, changePercent };
  });

export function twelveDataPairs(client: ProviderClient, pairs: readonly string[]): ListProvider<ForexQuote> {
  const listings = pairs.map((pair) => ({ key: pair, symbol: pair }));
  return twelveDataListed(client, listings, ForexQuote, ({ key: pair }, rate, changePercent) => {
    return { pair, rate, changePercent };
  });
}
