import { endpointsOf } from '../endpoint';
import type { alertCalls } from './alerts';
import type { exchangeRateCalls } from './exchange-rates';
import type { favouriteCalls, favouriteCallsByKind } from './favourites';
import type { quoteHistoryCalls } from './history';
import type { FavouriteKind } from './kinds';
import type { quoteCalls } from './quotes';
import { favouriteRoutes, marketsRoutes } from './routes';
import type { stockSearchCalls } from './stock-search';

type MarketsCalls = typeof quoteCalls &
  typeof stockSearchCalls &
  typeof quoteHistoryCalls &
  typeof alertCalls &
  typeof exchangeRateCalls &
  Pick<typeof favouriteCalls, 'favouriteStocksData'>;

/** The calls of the markets service, as browsers make them; those of favourites are apart. */
export const marketsEndpoints = endpointsOf<MarketsCalls>(marketsRoutes);

/** The three calls of one kind of favourites. */
export const favouriteEndpoints = (kind: FavouriteKind) =>
  endpointsOf<(typeof favouriteCallsByKind)[FavouriteKind]>(favouriteRoutes(kind));
