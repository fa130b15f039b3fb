import { alertCalls } from './markets/alerts';
import { exchangeRateCalls } from './markets/exchange-rates';
import { favouriteCalls } from './markets/favourites';
import { quoteHistoryCalls } from './markets/history';
import { quoteCalls } from './markets/quotes';
import { stockSearchCalls } from './markets/stock-search';

/** Every call of the markets service; the calls of each resource are beside its schemas. */
export const marketsCalls = {
  ...quoteCalls,
  ...stockSearchCalls,
  ...quoteHistoryCalls,
  ...favouriteCalls,
  ...alertCalls,
  ...exchangeRateCalls,
} as const;
