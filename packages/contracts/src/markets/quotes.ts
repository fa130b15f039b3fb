import { z } from 'zod';
import { call } from '../call';
import { Instant } from '../ids';
import { Feed } from './feed';
import * as marketsRoutes from './routes';

const Price = z.number().positive();
/** In percent, relative to the close of the previous day. */
const ChangePercent = z.number();

/** One coin: the price in USD, the change over 24 hours in percent. */
export const CryptoPrice = z.object({
  symbol: z.string(),
  name: z.string(),
  price_usd: Price,
  price_change_24h: z.number(),
  /** In USD, if the provider gives it. */
  market_cap: z.number().nonnegative().optional(),
});
export type CryptoPrice = z.infer<typeof CryptoPrice>;

/** The prices, keyed by coin, as symbols are not unique. */
export const CryptoPrices = Feed.extend({ prices: z.record(z.string(), CryptoPrice) });
export type CryptoPrices = z.infer<typeof CryptoPrices>;

/** Price in USD; volume in shares. */
export const Stock = z.object({
  symbol: z.string(),
  name: z.string(),
  price: Price,
  changePercent: ChangePercent,
  volume: z.number().nonnegative(),
});
export type Stock = z.infer<typeof Stock>;

/** Price in USD; volume in shares. */
export const Etf = Stock.extend({});
export type Etf = z.infer<typeof Etf>;

/** `pair`: `USD/CAD` is the number of Canadian dollars for one US dollar. */
export const ForexQuote = z.object({
  pair: z.string().regex(/^[A-Z]{3}\/[A-Z]{3}$/),
  rate: Price,
  changePercent: ChangePercent,
});
export type ForexQuote = z.infer<typeof ForexQuote>;

/** `unit`: the currency and quantity of the price, such as `USD/oz`. */
export const Commodity = z.object({
  name: z.string(),
  symbol: z.string(),
  unit: z.string().regex(/^[^/]+\/[^/]+$/),
  price: Price,
  changePercent: ChangePercent,
});
export type Commodity = z.infer<typeof Commodity>;

/** `yield` in percent a year, possibly negative. `changePercent`: the change of the yield. */
export const Bond = z.object({
  name: z.string(),
  maturity: z.string(),
  yield: z.number(),
  changePercent: ChangePercent,
});
export type Bond = z.infer<typeof Bond>;

/** `change` is in the unit of `value`; `period` is the period of the value: `Oct 2026`, `Q3 2026`. */
export const EconomicIndicator = z.object({
  name: z.string(),
  description: z.string(),
  value: z.number(),
  unit: z.string(),
  change: z.number(),
  period: z.string(),
  changePercent: z.number(),
});
export type EconomicIndicator = z.infer<typeof EconomicIndicator>;

export const newsImpacts = ['high', 'medium', 'low'] as const;

/** `url`: the article; null if there is none, as in the simulated feed. */
export const NewsItem = z.object({
  id: z.string().max(50),
  title: z.string(),
  summary: z.string(),
  source: z.string(),
  category: z.string(),
  timestamp: Instant,
  impact: z.enum(newsImpacts),
  url: z.url({ protocol: /^https?$/ }).nullable(),
});
export type NewsItem = z.infer<typeof NewsItem>;

const access = { scope: 'markets' } as const;
const sameForAll = true;

export const quoteCalls = {
  crypto: call(marketsRoutes.crypto, {
    summary: 'Prices of the 100 largest coins.',
    access,
    sameForAll,
    answer: CryptoPrices,
  }),
  stocks: call(marketsRoutes.stocks, {
    summary: 'Popular stocks.',
    access,
    sameForAll,
    answer: z.array(Stock),
  }),
  etfs: call(marketsRoutes.etfs, {
    summary: 'Popular ETFs.',
    access,
    sameForAll,
    answer: z.array(Etf),
  }),
  forex: call(marketsRoutes.forex, {
    summary: 'Currency pairs.',
    access,
    sameForAll,
    answer: z.array(ForexQuote),
  }),
  commodities: call(marketsRoutes.commodities, {
    summary: 'Metals, energy and crops.',
    access,
    sameForAll,
    answer: z.array(Commodity),
  }),
  bonds: call(marketsRoutes.bonds, {
    summary: 'Government bond yields.',
    access,
    sameForAll,
    answer: z.array(Bond),
  }),
  economicIndicators: call(marketsRoutes.economicIndicators, {
    summary: 'Economic indicators.',
    access,
    sameForAll,
    answer: z.array(EconomicIndicator),
  }),
  financialNews: call(marketsRoutes.financialNews, {
    summary: 'Financial news, newest first.',
    access,
    sameForAll,
    answer: z.array(NewsItem),
  }),
} as const;
