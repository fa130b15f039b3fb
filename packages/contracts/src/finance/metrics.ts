import { z } from 'zod';
import { call } from '../call';
import { Id, Instant } from '../ids';
import { type MetricName, type MetricUnit, metricNames, metricUnits, termOperations } from './metric-names';
import { FactorSource } from './rates';
import * as financeRoutes from './routes';

const MoneyFigure = z.string();
const figures = {
  money: MoneyFigure.nullable(),
  ratio: z.number().nullable(),
  percent: z.number().nullable(),
  months: z.number().nullable(),
  years: z.number().nullable(),
  days: z.number().int().nullable(),
  count: z.number().int().nullable(),
  date: z.iso.date().nullable(),
} as const satisfies Record<MetricUnit, z.ZodType>;

type FigureShapes = { [Name in MetricName]: (typeof figures)[(typeof metricUnits)[Name]] };
const figureShapes = Object.fromEntries(metricNames.map((name) => [name, figures[metricUnits[name]]])) as FigureShapes;

/**
 * All figures of the finance area in one flat record. Money as decimal strings in the base currency, ratios as
 * fractions. Null: a payoff or a runway without an end, and what needs a birth date or family size that is missing or
 * could not be read. A quotient with a divisor of 0 is 0.
 */
export const FinancialMetrics = z.object({
  ...figureShapes,
  baseCurrency: z.string(),
  computedAt: Instant,
  ratesAsOf: Instant.nullable(),
  ratesSource: z.string().nullable(),
  ratesSimulated: z.boolean(),
  ratesStale: z.boolean(),
  /** After this instant the rates are stale, also without another answer. */
  ratesFreshUntil: Instant.optional(),
  /** Whether the profile could not be read, so that figures that need it are null although it may be complete. */
  profileUnavailable: z.boolean().optional(),
  /** Currencies without a rate; amounts in them are excluded from all figures. */
  withoutRate: z.array(z.string()),
  /** The month's expenses by category, the largest first, without One-time ones. */
  expenseCategories: z.array(z.object({ category: z.string(), amount: MoneyFigure, share: z.number() })),
});
export type FinancialMetrics = z.infer<typeof FinancialMetrics>;

/** How an amount was converted into the base currency. */
export const Conversion = z.object({
  amount: z.string(),
  currency: z.string(),
  factor: z.string(),
  source: FactorSource,
  asOf: Instant.nullable(),
});
export type Conversion = z.infer<typeof Conversion>;

const termFields = {
  label: z.string(),
  /** The number with all its digits, or a day for dates; null if there is none. */
  value: z.string().nullable(),
  unit: z.enum(['money', 'ratio', 'percent', 'months', 'years', 'days', 'count', 'date']),
  /** The figure that this term is, which has an explanation of its own. */
  metric: z.enum(metricNames as [MetricName, ...MetricName[]]).optional(),
  /** The record from which the value comes. */
  record: z.object({ kind: z.enum(['account', 'loan', 'income', 'expense', 'property']), id: Id }).optional(),
  conversion: Conversion.optional(),
  /** The source of a definition or a limit, or an assumption. */
  note: z.string().optional(),
  operation: z.enum(termOperations).optional(),
};

/**
 * A number and the terms from which it is computed. Operations on the terms in `of`, in order: `sum`; `difference`, the
 * first minus the others; `product`; `quotient`, the first by the second, 0 if the divisor is 0; `maximum`; `minimum`;
 * `mean`, 0 without terms; `count`; `monthsToPayOff` of [balance, yearly percent, payment], null if endless or over
 * 1,200; `presentValue` of [payment, yearly percent, months]; `monthsToHalfDebt` of [liabilities, net worth, extra cash
 * a month, then balance, yearly percent and payment of each loan]; `addMonths` of [day, months]; `daysUntilAge` of
 * [birth day, age, day].
 */
export interface Term extends z.infer<z.ZodObject<typeof termFields>> {
  of?: Term[] | undefined;
}
export const Term: z.ZodType<Term> = z.object({
  ...termFields,
  get of() {
    return z.array(Term).optional();
  },
});

/** How a figure was computed; applying the operations to the terms again gives the same value. */
export const Explanation = z.object({
  metric: z.enum(metricNames as [MetricName, ...MetricName[]]),
  baseCurrency: z.string(),
  computedAt: Instant,
  formula: z.string(),
  source: z.string(),
  ratesAsOf: Instant.nullable(),
  ratesSource: z.string().nullable(),
  ratesSimulated: z.boolean(),
  withoutRate: z.array(z.string()),
  term: Term,
});
export type Explanation = z.infer<typeof Explanation>;

const access = { scope: 'finance' } as const;

export const metricsCalls = {
  metrics: call(financeRoutes.metrics, {
    summary: "All metrics of the caller's finances, in the base currency.",
    access,
    answer: FinancialMetrics,
  }),
  explainMetric: call(financeRoutes.explainMetric, {
    summary: 'The explanation of a metric: inputs, formula, and rates with their age and source.',
    access,
    params: z.strictObject({ metric: z.enum(metricNames as [MetricName, ...MetricName[]]) }),
    answer: Explanation,
  }),
} as const;
