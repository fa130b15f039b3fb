import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { isMissingOrZero } from '../metrics/zero-denominator';

type Target = Pick<FinancialMetrics, 'emergencyRemaining' | 'emergencyTarget'>;

/** Why there is nothing to save for the emergency fund; undefined if there is something. */
export function whyNothingRemains({ emergencyRemaining, emergencyTarget }: Target): string | undefined {
  if (isMissingOrZero(emergencyTarget)) return 'Requires your expenses';
  return isMissingOrZero(emergencyRemaining) ? 'The target is reached' : undefined;
}
