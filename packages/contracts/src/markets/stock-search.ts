import { z } from 'zod';
import { call } from '../call';
import { atMostEntries, must } from '../sentences';
import { requiredText } from '../text';
import { Stock } from './quotes';
import * as marketsRoutes from './routes';

/** The longest search term; no stock has a longer name. */
const SearchTerm = z.strictObject({ term: requiredText(100) });

const mostQuotes = 10;
const symbolLength = 20;

/** Symbols separated by commas, in one text, as queries have no lists. */
const Symbols = z.strictObject({
  symbols: requiredText(mostQuotes * (symbolLength + 1))
    .transform((symbols) => symbols.split(','))
    .pipe(z.array(requiredText(symbolLength)).max(mostQuotes, must(atMostEntries(mostQuotes)))),
});

export const StockSuggestion = Stock.pick({ symbol: true, name: true, price: true, changePercent: true });
export type StockSuggestion = z.infer<typeof StockSuggestion>;

const access = { scope: 'markets' } as const;

export const stockSearchCalls = {
  searchStock: call(marketsRoutes.searchStock, {
    summary: 'The stock or ETF that best matches a symbol or a name; 404 `stock_not_found` if there is none.',
    access,
    params: SearchTerm,
    answer: Stock,
  }),
  suggestStocks: call(marketsRoutes.suggestStocks, {
    summary: 'Stocks and ETFs whose symbol or name begins with a text, at most 10, best match first.',
    access,
    params: SearchTerm,
    answer: z.array(StockSuggestion).max(10),
  }),
  stockQuotes: call(marketsRoutes.stockQuotes, {
    summary: 'Quotes of at most 10 stocks and ETFs by symbol, in their order, without those that no source knows.',
    access,
    query: Symbols,
    answer: z.array(Stock).max(mostQuotes),
  }),
} as const;
