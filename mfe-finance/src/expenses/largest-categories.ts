import type { CashFlowMonth } from '@plaza/contracts/finance/history';
import { Exact } from '../money/exact';

/** As many series as the chart has colours, the last of them for everything else. */
const most = 5;
export const others = 'All others';

interface CategoryMonths {
  readonly names: readonly string[];
  readonly months: readonly { readonly month: string; readonly amounts: Readonly<Record<string, string>> }[];
}

/** What each month cost in the categories that cost most over all of them, the largest first. */
export function largestCategories(months: readonly Pick<CashFlowMonth, 'month' | 'categories'>[]): CategoryMonths {
  const totals = new Map<string, Decimal>();
  for (const { category, amount } of months.flatMap(({ categories }) => categories))
    totals.set(category, (totals.get(category) ?? new Exact(0)).plus(amount));
  const ranked = [...totals].sort(([, one], [, other]) => other.comparedTo(one)).map(([category]) => category);
  const named = ranked.length > most ? ranked.slice(0, most - 1) : ranked;
  const names = ranked.length > most ? [...named, others] : named;
  return { names, months: months.map(({ month, categories }) => ({ month, amounts: amountsOf(categories, named) })) };
}

type Decimal = InstanceType<typeof Exact>;

function amountsOf(categories: CashFlowMonth['categories'], named: readonly string[]): Record<string, string> {
  const sums = new Map<string, Decimal>();
  for (const { category, amount } of categories) {
    const name = named.includes(category) ? category : others;
    sums.set(name, (sums.get(name) ?? new Exact(0)).plus(amount));
  }
  return Object.fromEntries([...sums].map(([name, sum]) => [name, sum.toFixed(2)]));
}
