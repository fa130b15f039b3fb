import { z } from 'zod';
import { call } from '../call';
import { Id, Instant } from '../ids';
import { Conversion } from './metrics';
import * as financeRoutes from './routes';

const Day = z.iso.date();

/** Net worth at the end of a day (UTC), in the base currency of today, by the rates of that day. */
export const NetWorthPoint = z.object({
  day: Day,
  netWorth: z.string(),
  totalAssets: z.string(),
  totalLiabilities: z.string(),
  /** What the assets consist of; null for days that were stored before Plaza distinguished them. */
  parts: z.object({ cash: z.string(), investments: z.string(), property: z.string() }).nullable(),
});
export type NetWorthPoint = z.infer<typeof NetWorthPoint>;

export const NetWorthHistory = z.object({
  baseCurrency: z.string(),
  days: z.array(NetWorthPoint),
  /** How many days were kept in another base currency without rates, and are left out; absent where none is. */
  withoutRates: z.number().int().positive().optional(),
});
export type NetWorthHistory = z.infer<typeof NetWorthHistory>;

/**
 * One day as it was kept: each amount that counted, with the factor it was converted by, in the base currency of that
 * day. The three figures are computed from these lines when asked for: assets are accounts and properties; of the lines
 * of kind mortgage, those of loans and those of properties (whose id is also a property's) are summed apart, and the
 * larger sum counts.
 */
export const NetWorthDay = z.object({
  day: Day,
  baseCurrency: z.string(),
  takenAt: Instant,
  ratesAsOf: Instant.nullable(),
  ratesSource: z.string().nullable(),
  netWorth: z.string(),
  totalAssets: z.string(),
  totalLiabilities: z.string(),
  lines: z.array(
    z.object({
      kind: z.enum(['account', 'property', 'loan', 'mortgage']),
      id: Id,
      name: z.string(),
      value: z.string(),
      conversion: Conversion,
    }),
  ),
  withoutRate: z.array(z.string()),
});
export type NetWorthDay = z.infer<typeof NetWorthDay>;

/**
 * What came in and went out in a month, in the base currency of today: the regular amounts as they stood at the last
 * day that was kept of the month, and the One-time expenses that were entered in it.
 */
export const CashFlowMonth = z.object({
  /** YYYY-MM. */
  month: z.string(),
  income: z.string(),
  /** Regular spending, with the payments of loans. */
  spending: z.string(),
  oneTime: z.string(),
  /** Regular expenses by category, the largest first. */
  categories: z.array(z.object({ category: z.string(), amount: z.string() })),
});
export type CashFlowMonth = z.infer<typeof CashFlowMonth>;

/** Oldest first; the last one is the month that has not ended, as of now. */
export const CashFlowHistory = z.object({ baseCurrency: z.string(), months: z.array(CashFlowMonth) });
export type CashFlowHistory = z.infer<typeof CashFlowHistory>;

const access = { scope: 'finance' } as const;

export const historyCalls = {
  netWorthHistory: call(financeRoutes.netWorthHistory, {
    summary: "The caller's net worth day by day; without bounds, of the last year.",
    access,
    query: z.strictObject({ from: Day.optional(), to: Day.optional() }),
    answer: NetWorthHistory,
  }),
  cashFlowHistory: call(financeRoutes.cashFlowHistory, {
    summary: "What came in and went out in each of the caller's last 24 months, as far as they were kept.",
    access,
    answer: CashFlowHistory,
  }),
  netWorthDay: call(financeRoutes.netWorthDay, {
    summary: 'One day of it with everything that it follows from.',
    access,
    params: z.strictObject({ day: Day }),
    answer: NetWorthDay,
  }),
} as const;
