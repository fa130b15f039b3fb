import { type MetricName, type MetricUnit, metricNames, metricUnits } from '@plaza/contracts/finance/metric-names';
import type { Explanation, FinancialMetrics } from '@plaza/contracts/finance/metrics';
import type { FinanceDependencies } from '../dependencies';
import { Decimal, fraction, roundedText } from '../money';
import { freshUntil, isStale } from '../rates/rate-times';
import { findSettings, userRates } from '../rates/user-rates';
import { lendingLimitsOf } from '../settings/records/lending-limits';
import { definitions } from './definitions';
import { createMetricContext } from './metric-context';
import type { MetricContext } from './terms/definition';
import { type Facts, readEachExpense, readRecords } from './terms/facts';
import { sum, type Term, toTerm } from './terms/term';

type Sources = Pick<FinanceDependencies, 'marketRates' | 'profiles' | 'computing'>;

/** The token authorizes the request to identity, which has birth date and family size. */
interface MetricsRequest {
  readonly userId: string;
  readonly token: string;
  readonly now: Date;
}

/** @throws TooManyRequests */
export async function metricsOf(request: MetricsRequest, sources: Sources): Promise<FinancialMetrics> {
  const facts = await readFacts(request, sources);
  return sources.computing.run(request.userId, () => toMetrics(createMetricContext(facts)));
}

/** @throws TooManyRequests */
export async function explain(metric: MetricName, request: MetricsRequest, sources: Sources): Promise<Explanation> {
  const facts = await readFacts(request, sources, readEachExpense);
  return sources.computing.run(request.userId, () => toExplanation(metric, createMetricContext(facts)));
}

function toExplanation(metric: MetricName, context: MetricContext): Explanation {
  const { formula, source } = definitions[metric];
  const { rates, now } = context.facts;
  const figure = context.figure(metric);
  return {
    metric,
    baseCurrency: rates.baseCurrency,
    computedAt: now.toISOString(),
    formula,
    source,
    ...ratesFields(context.facts),
    withoutRate: [...context.rows.withoutRate].sort(),
    term: toTerm(figure),
  };
}

async function readFacts(
  { userId, token, now }: MetricsRequest,
  { marketRates, profiles }: Sources,
  readExpenses?: typeof readEachExpense,
): Promise<Facts> {
  const settings = findSettings(userId);
  const ratesRead = userRates(userId, marketRates, settings);
  const [rates, records, life, stored] = await Promise.all([
    ratesRead,
    readRecords(userId, ratesRead, readExpenses),
    profiles.factsOf(token),
    settings,
  ]);
  return { ...records, now, rates, life, lendingLimits: lendingLimitsOf(stored) };
}

export function toMetrics(context: MetricContext): FinancialMetrics {
  const { rates, now, life } = context.facts;
  const { baseCurrency, exchangeRates } = rates;
  const figures = metricNames.map((name) => [name, toFigure(context.figure(name), metricUnits[name], baseCurrency)]);
  return {
    ...(Object.fromEntries(figures) as Pick<FinancialMetrics, MetricName>),
    baseCurrency,
    computedAt: now.toISOString(),
    ...ratesFields(context.facts),
    ratesStale: isStale(exchangeRates, now),
    ...(exchangeRates && { ratesFreshUntil: freshUntil(exchangeRates).toISOString() }),
    ...(life ? {} : { profileUnavailable: true }),
    withoutRate: [...context.rows.withoutRate].sort(),
    expenseCategories: categoriesOf(context),
  };
}

function ratesFields({ rates: { exchangeRates } }: Facts) {
  return {
    ratesAsOf: exchangeRates?.lastUpdated ?? null,
    ratesSource: exchangeRates?.source ?? null,
    ratesSimulated: exchangeRates?.simulated ?? false,
  };
}

const decimalsOfUnit: Record<Exclude<MetricUnit, 'money' | 'date'>, number> = {
  ratio: 6,
  percent: 3,
  months: 6,
  years: 6,
  days: 0,
  count: 0,
};

function toFigure({ value }: Term, unit: MetricUnit, baseCurrency: string): string | number | null {
  if (!(value instanceof Decimal)) return value as string | null;
  if (unit === 'money') return roundedText(value, baseCurrency);
  return value.toDecimalPlaces(decimalsOfUnit[unit as keyof typeof decimalsOfUnit]).toNumber();
}

/** Monthly expenses by category, the largest first. */
export function categoriesOf({ rows, facts, figure }: MetricContext): FinancialMetrics['expenseCategories'] {
  const byCategory = new Map<string, Term[]>();
  for (const { category, baseValue } of rows.expenses) {
    const terms = byCategory.get(category);
    if (terms) terms.push(baseValue);
    else byCategory.set(category, [baseValue]);
  }
  const total = figure('monthlyExpenses').value as Decimal;
  return [...byCategory]
    .map(([category, terms]) => ({ category, value: sum(category, terms).value as Decimal }))
    .sort((a, b) => b.value.comparedTo(a.value) || a.category.localeCompare(b.category))
    .map(({ category, value }) => ({
      category,
      amount: roundedText(value, facts.rates.baseCurrency),
      share: total.isZero() ? 0 : fraction(value.div(total)),
    }));
}
