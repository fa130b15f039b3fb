import type { FinancialMetrics, Term } from '@plaza/contracts/finance/metrics';
import { isNothing, isOverNothing } from '../metrics/over-nothing';

/** The number of a term as it is shown; null, which is said as N/A, where it is over nothing. */
export function valueOfTerm(term: Term, metrics: FinancialMetrics | undefined): string | null {
  const { metric, operation, of = [], value } = term;
  if (metric) return metrics && isOverNothing(metric, metrics) ? null : value;
  return operation === 'quotient' && isNothing(of[1]?.value ?? null) ? null : value;
}
