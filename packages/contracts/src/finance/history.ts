import { z } from 'zod';
import { call } from '../call';
import { Id, Instant } from '../ids';
import { Conversion } from './metrics';
import * as financeRoutes from './routes';

const Day = z.iso.date();

/** Net worth at the end of a day (UTC), by the rates of that day, converted into today's base currency. */
export const NetWorthPoint = z.object({
  day: Day,
  netWorth: z.string(),
  totalAssets: z.string(),
  totalLiabilities: z.string(),
  /** The components of the assets; null for days that were stored before Plaza distinguished them. */
  parts: z.object({ cash: z.string(), investments: z.string(), property: z.string() }).nullable(),
});
export type NetWorthPoint = z.infer<typeof NetWorthPoint>;

export const NetWorthHistory = z.object({
  baseCurrency: z.string(),
  days: z.array(NetWorthPoint),
  /**
   * The number of days that are left out because they were stored in another base currency and have no rates; absent if
   * 0.
   */
  withoutRates: z.number().int().positive().optional(),
});
export type NetWorthHistory = z.infer<typeof NetWorthHistory>;

/**
 * A stored day: each amount that counted, with its conversion factor, in the base currency of that day. The three
 * totals are computed from these lines on request: assets are accounts and properties. Lines of kind mortgage come from
 * loans and from properties (then the id is also a property's); each group is summed, and the larger sum counts.
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
 * Money received and spent in a month (UTC, like the stored days), in today's base currency: the regular amounts as of
 * the last stored day of the month, and the One-time expenses that were entered in it.
 */
export const CashFlowMonth = z.object({
  /** YYYY-MM. */
  month: z.string(),
  income: z.string(),
  /** Regular expenses and loan payments. */
  spending: z.string(),
  oneTime: z.string(),
  /** Regular expenses by category, the largest first. */
  categories: z.array(z.object({ category: z.string(), amount: z.string() })),
});
export type CashFlowMonth = z.infer<typeof CashFlowMonth>;

/** Oldest first; the last entry is the current month so far. */
export const CashFlowHistory = z.object({ baseCurrency: z.string(), months: z.array(CashFlowMonth) });
export type CashFlowHistory = z.infer<typeof CashFlowHistory>;

const access = { scope: 'finance' } as const;

export const historyCalls = {
  netWorthHistory: call(financeRoutes.netWorthHistory, {
    summary: "The caller's net worth per day; by default for the last year.",
    access,
    query: z.strictObject({ from: Day.optional(), to: Day.optional() }),
    answer: NetWorthHistory,
  }),
  cashFlowHistory: call(financeRoutes.cashFlowHistory, {
    summary: "The caller's income and spending in each of the last 24 months, as far as they were recorded.",
    access,
    answer: CashFlowHistory,
  }),
  netWorthDay: call(financeRoutes.netWorthDay, {
    summary: 'The net worth of one day, with everything from which it is computed.',
    access,
    params: z.strictObject({ day: Day }),
    answer: NetWorthDay,
  }),
} as const;
