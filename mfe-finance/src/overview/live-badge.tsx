import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { Badge, sinceInWords } from '@plaza/ui';

/** LIVE while the rates behind the figures are new; their age where they are not; and whether they are simulated. */
export function LiveBadge({ metrics }: { metrics: FinancialMetrics }) {
  const { ratesStale, ratesAsOf, ratesSimulated, computedAt } = metrics;
  const age = ratesAsOf ? sinceInWords(Date.parse(ratesAsOf), Date.parse(computedAt)) : undefined;
  return (
    <>
      {ratesStale ? (
        <Badge tone="attention">{age ? `Rates of ${age}` : 'No rates'}</Badge>
      ) : (
        <Badge tone="good" dot>
          LIVE
        </Badge>
      )}
      {ratesSimulated && <Badge tone="info">Simulated</Badge>}
    </>
  );
}
