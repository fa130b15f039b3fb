import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import type { PayoffStrategy } from '@plaza/contracts/finance/payoff';
import { CardSurface, Retry, styled, useDebouncedValue } from '@plaza/ui';
import { useSearchChoice, useSearchText } from '@plaza/web-kit/router';
import { useState } from 'react';
import type { AmountStyle } from '../money/format-amount';
import { amountError, amountToSend } from '../records/form/decimal-fields';
import { StaleFiguresNotice } from '../records/stale-figures-notice';
import { ExtraCash } from './extra-cash';
import { useFinancePayoffQuery } from './payoff-api';
import { PayoffFrame, PayoffParts } from './payoff-frame';
import { PayoffResult } from './payoff-result';
import { PayoffResultSkeleton } from './payoff-skeleton';
import { StrategyChoice } from './strategy-choice';

const debounceMs = 300;
const strategies = ['avalanche', 'snowball'] as const satisfies readonly PayoffStrategy[];

interface PayoffSimulatorProps {
  metrics: FinancialMetrics | undefined;
  settings: AmountStyle;
}

/** What additional monthly payments would change: when all loans are paid off, and what that saves. */
export function PayoffSimulator({ metrics, settings }: PayoffSimulatorProps) {
  const [typed, setTyped] = useSearchText('extra');
  const [strategy, setStrategy] = useSearchChoice('strategy', strategies);
  const extra = useDebouncedValue(typed, debounceMs);
  const currency = metrics?.baseCurrency ?? 'USD';
  // An invalid amount leaves the simulation as it was; it may also come from a shared address.
  const [valid, setValid] = useState('');
  const isValid = amountError(extra, { currency }) === undefined;
  if (isValid && valid !== extra) setValid(extra);
  const payoff = useFinancePayoffQuery({ strategy, extra: amountToSend(isValid ? extra : valid) });
  const { data, error, isFetching, fulfilledTimeStamp, refetch } = payoff;
  return (
    <PayoffFrame>
      <Controls>
        <ExtraCash
          value={typed}
          error={amountError(typed, { currency })}
          metrics={metrics}
          settings={settings}
          onValueChange={(extra) => setTyped(extra, { replace: true })}
        />
        <StrategyChoice value={strategy} onValueChange={setStrategy} />
      </Controls>
      {error && data && (
        <StaleFiguresNotice
          what="the simulation"
          since={fulfilledTimeStamp ?? 0}
          loading={isFetching}
          onRetry={refetch}
        />
      )}
      {error && !data && (
        <CardSurface>
          <Retry error={error} title="Your loans could not be simulated" loading={isFetching} onRetry={refetch} />
        </CardSurface>
      )}
      {!data && !error && <PayoffResultSkeleton />}
      {data && (
        <Result aria-busy={isFetching || extra !== typed}>
          <PayoffResult simulation={data} settings={settings} />
        </Result>
      )}
    </PayoffFrame>
  );
}

const Controls = styled(CardSurface)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[24]};
  padding: ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} { grid-template-columns: minmax(0, 1fr); }
`;

/** The previous result stays visible, slightly faded, while a new one is requested. */
const Result = styled(PayoffParts)`
  transition: opacity ${({ theme }) => theme.motion.base};
  &[aria-busy='true'] { opacity: 0.6; }
`;
