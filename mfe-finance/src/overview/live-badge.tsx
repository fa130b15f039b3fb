import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { Badge } from '@plaza/ui';
import { useIsOffline } from '@plaza/web-kit';
import { useRatesAge } from '../figures/use-rates-age';

interface LiveBadgeProps {
  metrics: FinancialMetrics;
  /** Whether the last attempt to refresh the figures failed. */
  isStale: boolean;
}

/**
 * Shows LIVE while the figures and their rates are fresh, otherwise the age of the rates; also whether rates are
 * simulated.
 */
export function LiveBadge({ metrics, isStale }: LiveBadgeProps) {
  const isOffline = useIsOffline();
  const { areOld, age } = useRatesAge(metrics);
  return (
    <>
      {areOld || isStale || isOffline ? (
        <Badge tone="attention">{age ? `Rates from ${age}` : 'No rates'}</Badge>
      ) : (
        <Badge tone="good" dot>
          LIVE
        </Badge>
      )}
      {metrics.ratesSimulated && <Badge tone="info">Simulated</Badge>}
    </>
  );
}
