import { type MetricName, type MetricUnit, metricNames, metricUnits } from '@plaza/contracts/finance/metric-names';
import type { Explanation, FinancialMetrics } from '@plaza/contracts/finance/metrics';
import type { FinanceDependencies } from '../dependencies';
import { Decimal, fraction, roundedText } from '../money';
import { isStale } from '../rates/to-rates';
import { findSettings, userRates } from '../rates/user-rates';
import { lendingLimitsOf } from '../settings/lending-limits';
import type { MetricContext } from './definition';
import { definitions } from './definitions';
import { type Facts, readRecords } from './facts';
import { figuresOf } from './figures';
import { sum, type Term, toTerm } from './term';

type Sources = Pick<FinanceDependencies, 'marketRates' | 'profiles'>;

/** Who asks: the token is shown to identity, for the birth date and the family size. */
interface Request {
  readonly userId: string;
  readonly token: string;
  readonly now: Date;
}

/** Every figure of a person's finances. */
export async function metricsOf(asking: Request, sources: Sources): Promise<FinancialMetrics> {
  return toMetrics(figuresOf(await readFacts(asking, sources)));
}

/** What one figure follows from. */
export async function explain(metric: MetricName, asking: Request, sources: Sources): Promise<Explanation> {
  const ground = figuresOf(await readFacts(asking, sources));
  const { formula, source } = definitions[metric];
  const { rates, now } = ground.facts;
  const figure = ground.figure(metric);
  return {
    metric,
    baseCurrency: rates.baseCurrency,
    computedAt: now.toISOString(),
    formula,
    source,
    ...ratesFields(ground.facts),
    withoutRate: [...ground.rows.withoutRate].sort(),
    term: toTerm(figure),
  };
}

async function readFacts({ userId, token, now }: Request, { marketRates, profiles }: Sources): Promise<Facts> {
  const settings = findSettings(userId);
  const asked = userRates(userId, marketRates, settings);
  const [rates, records, life, stored] = await Promise.all([
    asked,
    readRecords(userId, asked),
    profiles.factsOf(token),
    settings,
  ]);
  return { ...records, now, rates, life, lendingLimits: lendingLimitsOf(stored) };
}

/** The record as it is given out. */
export function toMetrics(ground: MetricContext): FinancialMetrics {
  const { rates, now } = ground.facts;
  const { baseCurrency } = rates;
  const figures = metricNames.map((name) => [name, toFigure(ground.figure(name), metricUnits[name], baseCurrency)]);
  return {
    ...(Object.fromEntries(figures) as Pick<FinancialMetrics, MetricName>),
    baseCurrency,
    computedAt: now.toISOString(),
    ...ratesFields(ground.facts),
    ratesStale: isStale(rates.exchangeRates, now),
    withoutRate: [...ground.rows.withoutRate].sort(),
    expenseCategories: categoriesOf(ground),
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

/** The month's expenses by category, the largest first. */
function categoriesOf({ rows, facts, figure }: MetricContext): FinancialMetrics['expenseCategories'] {
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
