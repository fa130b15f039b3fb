import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { Badge, timeAgo } from '@plaza/ui';
import { useIsOffline } from '@plaza/web-kit';

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
  const { ratesStale, ratesAsOf, ratesSimulated, computedAt } = metrics;
  const now = isStale || isOffline ? Date.now() : Date.parse(computedAt);
  const age = ratesAsOf ? timeAgo(Date.parse(ratesAsOf), now) : undefined;
  return (
    <>
      {ratesStale || isStale || isOffline ? (
        <Badge tone="attention">{age ? `Rates from ${age}` : 'No rates'}</Badge>
      ) : (
        <Badge tone="good" dot>
          LIVE
        </Badge>
      )}
      {ratesSimulated && <Badge tone="info">Simulated</Badge>}
    </>
  );
}
