import { alertCalls } from './alerts';
import { exchangeRateCalls } from './exchange-rates';
import { favouriteCalls } from './favourites';
import { quoteHistoryCalls } from './history';
import { quoteCalls } from './quotes';
import { stockSearchCalls } from './stock-search';

/** Every call of the markets service; the calls of each resource are beside its schemas. */
export const marketsCalls = {
  ...quoteCalls,
  ...stockSearchCalls,
  ...quoteHistoryCalls,
  ...favouriteCalls,
  ...alertCalls,
  ...exchangeRateCalls,
} as const;
