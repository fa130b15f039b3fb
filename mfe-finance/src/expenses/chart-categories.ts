import type { CashFlowMonth } from '@plaza/contracts/finance/history';
import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { amountText, ExactDecimal } from '../money/exact-decimal';

/** The number of colors of a chart; the last is for everything else. */
const most = 5;
export const others = 'All others';
/** The number of months that fit beside each other. */
export const monthsShown = 12;

type Now = Pick<FinancialMetrics['expenseCategories'][number], 'category' | 'share'>;
type Month = Pick<CashFlowMonth, 'month' | 'categories'>;
type Decimal = InstanceType<typeof ExactDecimal>;

/**
 * The categories that the charts of the screen name, in the order of their colors, so that a category has the same
 * color in all of them: first those that cost most now, then those that cost most in past months.
 */
export function chartCategories(now: readonly Now[], months: readonly Month[]): readonly string[] {
  const current = now.filter(({ share }) => share > 0).map(({ category }) => category);
  const past = largestOf(months).filter((category) => !current.includes(category));
  const all = [...current, ...past];
  return all.length > most ? [...all.slice(0, most - 1), others] : all;
}

function largestOf(months: readonly Month[]): string[] {
  const totals = new Map<string, Decimal>();
  for (const { category, amount } of months.flatMap(({ categories }) => categories))
    totals.set(category, (totals.get(category) ?? new ExactDecimal(0)).plus(amount));
  return [...totals].sort(([, one], [, other]) => other.comparedTo(one)).map(([category]) => category);
}

/** The color of a category. A category that is not named gets the color of "everything else". */
export const colorOf = (category: string, names: readonly string[], colors: readonly string[]): string =>
  colors[names.includes(category) ? names.indexOf(category) : most - 1] ?? '';

/** The spending of each month by category; categories that are not named are added up. */
export const amountsByMonth = (months: readonly Month[], names: readonly string[]) =>
  months.map(({ month, categories }) => ({ month, amounts: amountsOf(categories, names) }));

function amountsOf(categories: CashFlowMonth['categories'], names: readonly string[]): Record<string, string> {
  const sums = new Map<string, Decimal>();
  for (const { category, amount } of categories) {
    const name = names.includes(category) ? category : others;
    sums.set(name, (sums.get(name) ?? new ExactDecimal(0)).plus(amount));
  }
  return Object.fromEntries([...sums].map(([name, sum]) => [name, amountText(sum)]));
}
