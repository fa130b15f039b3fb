import { stockSearchCalls } from '@plaza/contracts/markets/stock-search';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { Trust } from '@plaza/service-kit/trust/trust';
import type { StockSearch } from './search';

export function searchRoutes(trust: Trust, { search, suggest, stocksOf }: StockSearch): Routes {
  return createRoutes(trust)
    .on(stockSearchCalls.searchStock, ({ params }) => search(params.term))
    .on(stockSearchCalls.suggestStocks, ({ params }) => suggest(params.term))
    .on(stockSearchCalls.stockQuotes, ({ query }) => stocksOf(query.symbols));
}
