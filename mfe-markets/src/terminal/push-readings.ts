import type { Bond, Commodity, ForexQuote, Stock } from '@plaza/contracts/markets/quotes';
import { type Coin, repriced } from '../crypto/coins';
import type { RowReading } from '../quotes/feed/quote-list-data';

// How each kind of quotes finds the row of a push, and where its rows have price and change.

export const coins: RowReading<Coin> = {
  keyOf: ({ id }) => id,
  priced: repriced,
};

export const shares: RowReading<Stock> = {
  keyOf: ({ symbol }) => symbol,
  priced: (stock, price, changePercent) => ({ ...stock, price, changePercent }),
};

export const commodities: RowReading<Commodity> = {
  keyOf: ({ symbol }) => symbol,
  priced: (commodity, price, changePercent) => ({ ...commodity, price, changePercent }),
};

export const pairs: RowReading<ForexQuote> = {
  keyOf: ({ pair }) => pair,
  priced: (quote, rate, changePercent) => ({ ...quote, rate, changePercent }),
};

export const bonds: RowReading<Bond> = {
  keyOf: ({ name }) => name,
  priced: (bond, percent, changePercent) => ({ ...bond, yield: percent, changePercent }),
};
