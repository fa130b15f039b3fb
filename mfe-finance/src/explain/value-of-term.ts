import type { FinancialMetrics, Term } from '@plaza/contracts/finance/metrics';
import { hasZeroDenominator, isMissingOrZero } from '../metrics/zero-denominator';

/** The number of a term as it is shown; null, shown as N/A, for a quotient by zero. */
export function valueOfTerm(term: Term, metrics: FinancialMetrics | undefined): string | null {
  const { metric, operation, of = [], value } = term;
  if (metric) return metrics && hasZeroDenominator(metric, metrics) ? null : value;
  return operation === 'quotient' && isMissingOrZero(of[1]?.value ?? null) ? null : value;
}
