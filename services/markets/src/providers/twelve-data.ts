import type { HistoryRange } from '@plaza/contracts/markets/history';
import { Commodity, ForexQuote, Stock } from '@plaza/contracts/markets/quotes';
import { z } from 'zod';
import { Figure } from './figure';
import type { HttpSource } from './http-source';
import type { ListProvider, PastPrice, StockDirectory } from './provider';
import { rowsOf } from './rows';
import { spaced } from './thinned';

const QuoteRow = z.object({
  symbol: z.string().min(1).max(50),
  name: z.string().min(1).max(255),
  close: Figure,
  percent_change: Figure,
  volume: Figure.optional(),
});

const StockRow = QuoteRow.transform(({ symbol, name, close, percent_change, volume = 0 }) => ({
  symbol,
  name,
  volume,
  price: close,
  changePercent: Number(percent_change.toFixed(2)),
})).pipe(Stock);

/** Times are asked for in UTC, and come as `2026-11-20 15:55:00` or, of whole days, as `2026-11-20`. */
const Value = z
  .object({
    datetime: z.string().regex(/^\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?$/),
    close: Figure.pipe(z.number().positive()),
  })
  .transform(({ datetime, close }): PastPrice => {
    const [day, time = '00:00:00'] = datetime.split(' ');
    return { at: Date.parse(`${day}T${time}Z`), price: close };
  });
const Series = z.object({ values: z.array(z.unknown()) });
const Found = z.object({ data: z.array(z.unknown()) });
const FoundRow = z.object({ symbol: z.string().min(1).max(10), instrument_type: z.string(), country: z.string() });
const Refused = z.object({ status: z.literal('error'), code: z.number() });

/** How far apart its points are, and how many of them a range has where trading lasts six and a half hours a day. */
const series = {
  day: { interval: '5min', outputsize: '78' },
  week: { interval: '1h', outputsize: '35' },
  month: { interval: '4h', outputsize: '44' },
  year: { interval: '1day', outputsize: '252' },
} as const satisfies Record<HistoryRange, { interval: string; outputsize: string }>;
const noSuchSymbol = new Set([400, 404]);

/** @throws what the source refused, by its number alone: its text may quote the key */
function unlessRefused(answer: unknown, http: HttpSource): unknown {
  const refused = Refused.safeParse(answer);
  if (refused.success) throw new Error(`${http.host} refused with ${refused.data.code}`);
  return answer;
}

/** The answer for each symbol: one is answered as it is, several each under its symbol. */
async function bySymbol(
  http: HttpSource,
  path: string,
  symbols: readonly string[],
  query: Readonly<Record<string, string>> = {},
): Promise<[symbol: string, answer: unknown][]> {
  const asked = { query: { ...query, symbol: symbols.join(',') }, calls: symbols.length };
  const answer = unlessRefused(await http.json(path, asked), http);
  const [only] = symbols;
  if (symbols.length === 1 && only !== undefined) return [[only, answer]];
  return Object.entries(z.record(z.string(), z.unknown()).parse(answer));
}

async function pastOf(http: HttpSource, symbol: string, range: HistoryRange): Promise<PastPrice[]> {
  const query = { ...series[range], symbol, timezone: 'UTC' };
  const answer = await http.json('/time_series', { query });
  const refused = Refused.safeParse(answer);
  if (refused.success && noSuchSymbol.has(refused.data.code)) return [];
  return oldestFirst(unlessRefused(answer, http));
}

const oldestFirst = (answer: unknown): PastPrice[] =>
  rowsOf(Value, Series.parse(answer).values).rows.sort((one, other) => one.at - other.at);

async function lastWeekOf(http: HttpSource, symbols: readonly string[]): Promise<Map<string, number[]>> {
  const answers = await bySymbol(http, '/time_series', symbols, { ...series.week, timezone: 'UTC' });
  const known = answers.filter(([, answer]) => Series.safeParse(answer).success);
  const lines = known.map(([symbol, answer]): [string, number[]] => {
    return [symbol, spaced(oldestFirst(answer).map(({ price }) => price))];
  });
  return new Map(lines.filter(([, line]) => line.length > 1));
}

/** Stocks, or ETFs: these symbols. */
export function twelveDataStocks(http: HttpSource, symbols: readonly string[]): ListProvider<Stock> {
  return {
    source: http.host,
    simulated: false,
    async load() {
      const answers = await bySymbol(http, '/quote', symbols);
      return {
        ...rowsOf(
          StockRow,
          answers.map(([, row]) => row),
        ),
        at: new Date(),
      };
    },
    past: (key, range) => pastOf(http, key, range),
    lastWeek: () => lastWeekOf(http, symbols),
  };
}

/** Any stock or ETF of the United States that Twelve Data knows. */
export function twelveDataDirectory(http: HttpSource): StockDirectory {
  return {
    source: http.host,
    simulated: false,
    async bySymbol(symbols) {
      if (symbols.length === 0) return [];
      const answer = await http.json('/quote', { query: { symbol: symbols.join(',') }, calls: symbols.length });
      const refused = Refused.safeParse(answer);
      if (refused.success && noSuchSymbol.has(refused.data.code)) return [];
      unlessRefused(answer, http);
      const rows = symbols.length === 1 ? [answer] : Object.values(z.record(z.string(), z.unknown()).parse(answer));
      return rows.flatMap((row) => StockRow.safeParse(row).data ?? []);
    },
    async symbolsFor(term) {
      const query = { symbol: term, outputsize: '30' };
      const { data } = Found.parse(unlessRefused(await http.json('/symbol_search', { query }), http));
      const symbols = data.flatMap((row) => {
        const found = FoundRow.safeParse(row).data;
        const isTraded = found?.country === 'United States' && /stock|ETF/i.test(found.instrument_type);
        return found && isTraded ? [found.symbol] : [];
      });
      return [...new Set(symbols)];
    },
  };
}

/** A row that Plaza has under a key of its own, and the symbol that it is asked by. */
interface Listing {
  readonly key: string;
  readonly asked: string;
}

/** Quotes of what is no share: asked by one symbol, listed under another. */
function twelveDataListed<Row, One extends Listing>(
  http: HttpSource,
  listings: readonly One[],
  schema: z.ZodType<Row>,
  rowOf: (listing: One, price: number, changePercent: number) => object,
): ListProvider<Row> {
  const byAsked = new Map(listings.map((listing) => [listing.asked, listing]));
  const asked = [...byAsked.keys()];
  const ListedRow = QuoteRow.transform(({ symbol, close, percent_change }): unknown => {
    const listing = byAsked.get(symbol);
    return listing && rowOf(listing, close, Number(percent_change.toFixed(2)));
  }).pipe(schema);
  return {
    source: http.host,
    simulated: false,
    async load() {
      const answers = await bySymbol(http, '/quote', asked);
      const given = answers.map(([, row]) => row);
      return { ...rowsOf(ListedRow, given), at: new Date() };
    },
    async past(key, range) {
      const listing = listings.find((one) => one.key === key);
      return listing ? pastOf(http, listing.asked, range) : [];
    },
    async lastWeek() {
      const lines = await lastWeekOf(http, asked);
      return new Map([...lines].map(([symbol, line]) => [byAsked.get(symbol)?.key ?? symbol, line]));
    },
  };
}

/** What Plaza calls a commodity, and the symbol that it is asked by. */
export interface CommodityListing extends Listing {
  readonly name: string;
  readonly unit: string;
}

export const twelveDataCommodities = (http: HttpSource, listings: readonly CommodityListing[]) =>
  twelveDataListed(http, listings, Commodity, ({ key: symbol, name, unit }, price, changePercent) => {
    return { symbol, name, unit, price, changePercent };
  });

export function twelveDataPairs(http: HttpSource, pairs: readonly string[]): ListProvider<ForexQuote> {
  const listings = pairs.map((pair) => ({ key: pair, asked: pair }));
  return twelveDataListed(http, listings, ForexQuote, ({ key: pair }, rate, changePercent) => {
    return { pair, rate, changePercent };
  });
}
