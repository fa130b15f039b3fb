import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { styled } from '@plaza/ui';
import { type RatesTimes, useRatesAge } from './use-rates-age';

type RatesStatus = RatesTimes & Pick<FinancialMetrics, 'withoutRate'>;

/** Names the currencies that the figures exclude, and the age of stale rates; otherwise renders nothing. */
export function RatesNotice({ metrics }: { metrics: RatesStatus | undefined }) {
  return metrics ? <StatusOfRates {...metrics} /> : null;
}

function StatusOfRates({ withoutRate, ...times }: RatesStatus) {
  const { areOld, age } = useRatesAge(times);
  if (withoutRate.length === 0 && !areOld) return null;
  return (
    <Notice role="status">
      {withoutRate.length > 0 && (
        <p>
          There is no rate for {withoutRate.join(', ')}: what you hold in {withoutRate.length === 1 ? 'it' : 'them'} is
          left out of these figures. Set a rate in the settings.
        </p>
      )}
      {areOld && (age ? <AgeLine age={age} {...times} /> : <p>Exchange rates are not available right now.</p>)}
    </Notice>
  );
}

/**
 * If the rates became old while the window was open, nobody knows whether there are newer ones. Screen readers would
 * otherwise announce the whole notice each time that the age changes.
 */
const AgeLine = ({ age, ratesStale }: RatesTimes & { age: string }) => (
  <p>
    Exchange rates are from <span aria-live="off">{age}</span>
    {ratesStale && '; newer ones are not available right now'}.
  </p>
);

const Notice = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[16]};
  border: 1px solid ${({ theme }) => theme.color.attention.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.attention.tint};
  color: ${({ theme }) => theme.color.attention.text};
`;
