import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { styled, timeAgo } from '@plaza/ui';

type RatesStatus = Pick<FinancialMetrics, 'withoutRate' | 'ratesStale' | 'ratesAsOf' | 'computedAt'>;

/** Names the currencies that the figures exclude, and the age of stale rates; otherwise renders nothing. */
export function RatesNotice({ metrics }: { metrics: RatesStatus | undefined }) {
  if (!metrics) return null;
  const { withoutRate, ratesStale, ratesAsOf, computedAt } = metrics;
  if (withoutRate.length === 0 && !ratesStale) return null;
  return (
    <Notice role="status">
      {withoutRate.length > 0 && (
        <p>
          There is no rate for {withoutRate.join(', ')}: what you hold in {withoutRate.length === 1 ? 'it' : 'them'} is
          left out of these figures. Set a rate in the settings.
        </p>
      )}
      {ratesStale && (
        <p>
          {ratesAsOf
            ? `Exchange rates are from ${timeAgo(Date.parse(ratesAsOf), Date.parse(computedAt))}; newer ones are not available right now.`
            : 'Exchange rates are not available right now.'}
        </p>
      )}
    </Notice>
  );
}

const Notice = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[16]};
  border: 1px solid ${({ theme }) => theme.color.attention.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.attention.tint};
  color: ${({ theme }) => theme.color.attention.text};
`;
