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
 * A past price (rate, yield). `day` (YYYY-MM-DD): its day, for providers of daily prices; it is the same in every time
 * zone, and `at` is noon of that day in UTC.
 */
const PastPrice = z.object({ at: Instant, price: z.number(), day: z.iso.date().optional() });

/** Oldest first. */
export const PriceHistory = Feed.extend({ points: z.array(PastPrice).max(500) });
export type PriceHistory = z.infer<typeof PriceHistory>;

/** Key → prices of the last seven days, oldest first, evenly spaced: enough for a line a few pixels high. */
export const Sparklines = Feed.extend({ lines: z.record(z.string(), z.array(z.number()).min(2).max(60)) });
export type Sparklines = z.infer<typeof Sparklines>;

const access = { scope: 'markets' } as const;
const sameForAll = true;

export const quoteHistoryCalls = {
  priceHistory: call(marketsRoutes.priceHistory, {
    summary: 'The price history of a quote; 404 `quote_not_found` if no source knows it.',
    access,
    sameForAll,
    params: z.strictObject({ kind: QuoteKind, key: QuoteKey }),
    query: z.strictObject({ range: HistoryRange }),
    answer: PriceHistory,
  }),
  sparklines: call(marketsRoutes.sparklines, {
    summary: 'The last week of all quotes of a list, without those that have no history.',
    access,
    sameForAll,
    params: z.strictObject({ kind: QuoteKind }),
    answer: Sparklines,
  }),
} as const;
