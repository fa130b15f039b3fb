import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { Exact } from '../money/exact';

type Categories = FinancialMetrics['expenseCategories'];
type Slice = Categories[number];

/** As many slices as the chart has colours. */
const most = 5;

/** The largest categories, and everything else as one slice at the end. */
export function slicesOf(categories: Categories): Slice[] {
  const spent = categories.filter(({ share }) => share > 0);
  if (spent.length <= most) return spent;
  const rest = spent.slice(most - 1);
  const amount = rest.reduce((sum, one) => sum.plus(one.amount), new Exact(0)).toFixed(2);
  const share = rest.reduce((sum, one) => sum + one.share, 0);
  return [...spent.slice(0, most - 1), { category: 'All others', amount, share }];
}
