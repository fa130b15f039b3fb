import type { FavouriteKind } from './kinds';

/** Method and path of every call of the markets service, by name. Free of schemas, so that browsers can load it. */
export const marketsRoutes = {
  alerts: 'GET /api/v1/markets/alerts',
  addAlert: 'POST /api/v1/markets/alerts',
  removeAlert: 'DELETE /api/v1/markets/alerts/:id',
  firings: 'GET /api/v1/markets/alert-firings',
  seeFirings: 'POST /api/v1/markets/alert-firings/seen',
  exchangeRates: 'GET /api/v1/markets/exchange-rates',
  refreshExchangeRates: 'POST /api/v1/markets/exchange-rates/refresh',
  favouriteStocksData: 'GET /api/v1/markets/favorite-stocks-data',
  priceHistory: 'GET /api/v1/markets/history/:kind/:key',
  sparklines: 'GET /api/v1/markets/sparklines/:kind',
  crypto: 'GET /api/v1/markets/crypto',
  stocks: 'GET /api/v1/markets/stocks',
  etfs: 'GET /api/v1/markets/etfs',
  forex: 'GET /api/v1/markets/forex',
  commodities: 'GET /api/v1/markets/commodities',
  bonds: 'GET /api/v1/markets/bonds',
  economicIndicators: 'GET /api/v1/markets/economic-indicators',
  financialNews: 'GET /api/v1/markets/financial-news',
  searchStock: 'GET /api/v1/markets/stocks/search/:term',
  suggestStocks: 'GET /api/v1/markets/stocks/suggest/:term',
} as const;

/** Every kind of favourites has the same three calls. */
export const favouriteRoutes = <Kind extends FavouriteKind>(kind: Kind) =>
  ({
    list: `GET /api/v1/markets/favorite-${kind}`,
    add: `POST /api/v1/markets/favorite-${kind}`,
    remove: `DELETE /api/v1/markets/favorite-${kind}/:identifier`,
  }) as const;
