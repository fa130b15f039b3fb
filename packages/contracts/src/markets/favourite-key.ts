import type { FavouriteKind } from './kinds';

// Without the schema library: every visitor of the terminal loads this.

/** The field that tells two favourites of a kind apart; in paths it is the identifier. */
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
