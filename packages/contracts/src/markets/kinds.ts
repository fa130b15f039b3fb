import { z } from 'zod';
import { requiredText } from '../text';

/** What has a price that moves: it can be streamed, charted and watched by an alert. */
export const quoteKinds = ['crypto', 'stocks', 'forex', 'commodities', 'bonds', 'etfs'] as const;
export const QuoteKind = /* @__PURE__ */ z.enum(quoteKinds);
export type QuoteKind = z.infer<typeof QuoteKind>;

/** Everything that a person can save as a favourite, by the word that stands in paths. */
export const favouriteKinds = [...quoteKinds, 'economic-indicators', 'news'] as const;
export const FavouriteKind = /* @__PURE__ */ z.enum(favouriteKinds);
export type FavouriteKind = z.infer<typeof FavouriteKind>;

/**
 * What names a thing within its kind: the symbol of a stock, an ETF or a commodity, the pair of currencies, the name of
 * a bond, the key of a coin in the prices map.
 */
export const QuoteKey = requiredText(100);
