import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { amountText, ExactDecimal } from '../money/exact-decimal';
import { others } from './chart-categories';

type Categories = FinancialMetrics['expenseCategories'];
type Slice = Categories[number];

/** The named categories, and all others combined into one slice at the end. */
export function slicesOf(categories: Categories, names: readonly string[]): Slice[] {
  const spent = categories.filter(({ share }) => share > 0);
  const rest = spent.filter(({ category }) => !names.includes(category));
  const named = spent.filter(({ category }) => names.includes(category));
  if (rest.length === 0) return named;
  const amount = amountText(rest.reduce((sum, one) => sum.plus(one.amount), new ExactDecimal(0)));
  const share = rest.reduce((sum, one) => sum + one.share, 0);
  return [...named, { category: others, amount, share }];
}
