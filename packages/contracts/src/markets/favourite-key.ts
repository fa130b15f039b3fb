import type { FavouriteKind } from './kinds';

// Without zod, as every visitor of the terminal loads this module.

/** The field that identifies a favourite within its kind, and in paths. */
export const favouriteKey = {
  stocks: 'symbol',
  crypto: 'symbol',
  forex: 'pair',
  commodities: 'symbol',
  bonds: 'name',
  etfs: 'symbol',
  'economic-indicators': 'name',
  news: 'newsId',
} as const satisfies Record<FavouriteKind, string>;
