import { Commodity, ForexQuote, Stock } from '@plaza/contracts/markets/quotes';
import { z } from 'zod';
import { NumberLike } from '../http/number-like';
import { parseRows } from '../http/parse-rows';
import type { ProviderClient } from '../http/provider-client';
import type { ListProvider, StockDirectory } from '../provider';
import { answersBySymbol, isSingleSymbol, isUnknownSymbol, requireSuccess } from './twelve-data-answers';
import { aroundTheClock, atAnExchange, historyOf, sparklinesOf } from './twelve-data-series';

const QuoteRow = z.object({
  symbol: z.string().min(1).max(50),
  name: z.string().min(1).max(255),
  close: NumberLike,
  percent_change: NumberLike,
  volume: NumberLike.nullish(),
});

const StockRow = QuoteRow.transform(({ symbol, name, close, percent_change, volume }) => ({
  symbol,
  name,
  volume: volume ?? 0,
  price: close,
  changePercent: Number(percent_change.toFixed(2)),
})).pipe(Stock);

const Found = z.object({ data: z.array(z.unknown()) });
const FoundRow = z.object({ symbol: z.string().min(1).max(10), instrument_type: z.string(), country: z.string() });

/** Stocks or ETFs with these symbols. */
export function twelveDataStocks(client: ProviderClient, symbols: readonly string[]): ListProvider<Stock> {
  return {
    source: client.host,
    simulated: false,
    async load() {
      const rows = (await answersBySymbol(client, '/quote', symbols)).map(([, row]) => row);
      return { ...parseRows(StockRow, rows), at: new Date() };
    },
    history: (key, range) => historyOf(client, key, atAnExchange[range]),
    sparklines: () => sparklinesOf(client, symbols, atAnExchange),
  };
}

/** Any stock or ETF of the United States that Twelve Data knows. */
export function twelveDataDirectory(client: ProviderClient): StockDirectory {
  return {
    source: client.host,
    simulated: false,
    async bySymbol(keys) {
      const symbols = keys.filter(isSingleSymbol);
      if (symbols.length === 0) return [];
      const answer = await client.json('/quote', {
        query: { symbol: symbols.join(',') },
        calls: symbols.length,
        onDemand: true,
      });
      if (isUnknownSymbol(answer)) return [];
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

/** Quotes of pairs and commodities, whose symbols at Twelve Data may differ from Plaza's. */
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
      return listing ? historyOf(client, listing.symbol, aroundTheClock[range]) : [];
    },
    async sparklines() {
      const lines = await sparklinesOf(client, symbols, aroundTheClock);
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
