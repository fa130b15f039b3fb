import type { FavouriteKind } from './kinds';

/** Method and path of every call of the markets service, by name. Free of schemas, so that browsers can load it. */

export const alerts = 'GET /api/v1/markets/alerts';
export const addAlert = 'POST /api/v1/markets/alerts';
export const removeAlert = 'DELETE /api/v1/markets/alerts/:id';
export const firings = 'GET /api/v1/markets/alert-firings';
export const seeFirings = 'POST /api/v1/markets/alert-firings/seen';
export const exchangeRates = 'GET /api/v1/markets/exchange-rates';
export const refreshExchangeRates = 'POST /api/v1/markets/exchange-rates/refresh';
export const favouriteStocksData = 'GET /api/v1/markets/favorite-stocks-data';
export const priceHistory = 'GET /api/v1/markets/history/:kind/:key';
export const sparklines = 'GET /api/v1/markets/sparklines/:kind';
export const crypto = 'GET /api/v1/markets/crypto';
export const stocks = 'GET /api/v1/markets/stocks';
export const etfs = 'GET /api/v1/markets/etfs';
export const forex = 'GET /api/v1/markets/forex';
export const commodities = 'GET /api/v1/markets/commodities';
export const bonds = 'GET /api/v1/markets/bonds';
export const economicIndicators = 'GET /api/v1/markets/economic-indicators';
export const financialNews = 'GET /api/v1/markets/financial-news';
export const stockQuotes = 'GET /api/v1/markets/stocks/quotes';
export const searchStock = 'GET /api/v1/markets/stocks/search/:term';
export const suggestStocks = 'GET /api/v1/markets/stocks/suggest/:term';

/** All kinds of favourites have the same three routes. */
export const favouriteRoutes = <Kind extends FavouriteKind>(kind: Kind) =>
  ({
    list: `GET /api/v1/markets/favorite-${kind}`,
    add: `POST /api/v1/markets/favorite-${kind}`,
    remove: `DELETE /api/v1/markets/favorite-${kind}/:identifier`,
  }) as const;
