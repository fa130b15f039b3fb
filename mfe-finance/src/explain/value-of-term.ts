import type { FinancialMetrics, Term } from '@plaza/contracts/finance/metrics';
import { hasZeroDenominator, isMissingOrZero } from '../metrics/zero-denominator';

/** The displayed number of a term; null (shown as N/A) for a division by zero. */
export function valueOfTerm(term: Term, metrics: FinancialMetrics | undefined): string | null {
  const { metric, operation, of = [], value } = term;
  if (metric) return metrics && hasZeroDenominator(metric, metrics) ? null : value;
  return operation === 'quotient' && isMissingOrZero(of[1]?.value ?? null) ? null : value;
}
