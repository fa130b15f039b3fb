import { z } from 'zod';
import { requiredText } from '../text';

/** The kinds with changing prices, which can be streamed, charted and watched by an alert. */
export const quoteKinds = ['crypto', 'stocks', 'forex', 'commodities', 'bonds', 'etfs'] as const;
export const QuoteKind = /* @__PURE__ */ z.enum(quoteKinds);
export type QuoteKind = z.infer<typeof QuoteKind>;

/** All kinds of favourites, by their words in paths. */
export const favouriteKinds = [...quoteKinds, 'economic-indicators', 'news'] as const;
export const FavouriteKind = /* @__PURE__ */ z.enum(favouriteKinds);
export type FavouriteKind = z.infer<typeof FavouriteKind>;

/**
 * Identifies a quote within its kind: the symbol of a stock, an ETF or a commodity, the currency pair, the name of a
 * bond, or the key of a coin in the prices map.
 */
export const QuoteKey = requiredText(100);
