import type { CashFlowMonth } from '@plaza/contracts/finance/history';
import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { amountText, Exact } from '../money/exact';

/** As many as a chart has colours, the last of them for everything else. */
const most = 5;
export const others = 'All others';
/** So many months have room beside each other. */
export const monthsShown = 12;

type Now = Pick<FinancialMetrics['expenseCategories'][number], 'category' | 'share'>;
type Month = Pick<CashFlowMonth, 'month' | 'categories'>;
type Decimal = InstanceType<typeof Exact>;

/**
 * The categories that the charts of the screen name, in the order of their colours, so that each has one colour in all
 * of them: what costs most now, then what cost most in the months.
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
    totals.set(category, (totals.get(category) ?? new Exact(0)).plus(amount));
  return [...totals].sort(([, one], [, other]) => other.comparedTo(one)).map(([category]) => category);
}

/** The colour of a category, of the chart's colours; one that is not named has that of everything else. */
export const colorOf = (category: string, names: readonly string[], colors: readonly string[]): string =>
  colors[names.includes(category) ? names.indexOf(category) : most - 1] ?? '';

/** What each month cost by category, all that is not named together. */
export const amountsByMonth = (months: readonly Month[], names: readonly string[]) =>
  months.map(({ month, categories }) => ({ month, amounts: amountsOf(categories, names) }));

function amountsOf(categories: CashFlowMonth['categories'], names: readonly string[]): Record<string, string> {
  const sums = new Map<string, Decimal>();
  for (const { category, amount } of categories) {
    const name = names.includes(category) ? category : others;
    sums.set(name, (sums.get(name) ?? new Exact(0)).plus(amount));
  }
  return Object.fromEntries([...sums].map(([name, sum]) => [name, amountText(sum)]));
}
