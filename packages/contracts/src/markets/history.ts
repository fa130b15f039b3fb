import { z } from 'zod';
import { call } from '../call';
import { Instant } from '../ids';
import { Feed } from './feed';
import { QuoteKey, QuoteKind } from './kinds';
import * as marketsRoutes from './routes';

export const historyRanges = ['day', 'week', 'month', 'year'] as const;
export const HistoryRange = /* @__PURE__ */ z.enum(historyRanges);
export type HistoryRange = z.infer<typeof HistoryRange>;

/**
 * A price (rate, yield) of the past. `day` (YYYY-MM-DD): the day that it is of, where a source has whole days; it is
 * the same in every zone, and `at` is noon of it in UTC.
 */
const PastPrice = z.object({ at: Instant, price: z.number(), day: z.iso.date().optional() });

/** The oldest first. */
export const PriceHistory = Feed.extend({ points: z.array(PastPrice).max(500) });
export type PriceHistory = z.infer<typeof PriceHistory>;

/** Prices of the last seven days by key, the oldest first, evenly spaced: what a line of a few pixels can show. */
export const Sparklines = Feed.extend({ lines: z.record(z.string(), z.array(z.number()).min(2).max(60)) });
export type Sparklines = z.infer<typeof Sparklines>;

const access = { scope: 'markets' } as const;
const sameForAll = true;

export const quoteHistoryCalls = {
  priceHistory: call(marketsRoutes.priceHistory, {
    summary: 'Past prices of one thing; 404 `quote_not_found` where no source knows it.',
    access,
    sameForAll,
    params: z.strictObject({ kind: QuoteKind, key: QuoteKey }),
    query: z.strictObject({ range: HistoryRange }),
    answer: PriceHistory,
  }),
  sparklines: call(marketsRoutes.sparklines, {
    summary: 'The last week of everything in a list; without those that have no history.',
    access,
    sameForAll,
    params: z.strictObject({ kind: QuoteKind }),
    answer: Sparklines,
  }),
} as const;
