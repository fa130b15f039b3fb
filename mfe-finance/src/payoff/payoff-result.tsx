import type { PayoffSimulation } from '@plaza/contracts/finance/payoff';
import { lazyChunk } from '@plaza/web-kit';
import { type ComponentProps, Suspense } from 'react';
import type { AmountStyle } from '../money/format-amount';
import type Chart from './balance-chart';
import { EndlessNotice } from './endless-notice';
import { PayoffFigures } from './payoff-figures';
import { PayoffOrder } from './payoff-order';
import { BalanceChartSkeleton } from './payoff-skeleton';

const BalanceChart = lazyChunk<ComponentProps<typeof Chart>>(() => import('./balance-chart'));

interface PayoffResultProps {
  simulation: PayoffSimulation;
  settings: AmountStyle;
}

/** The result of a simulation: its figures compared with today's, the chart of balances, and the order of the loans. */
export function PayoffResult({ simulation, settings }: PayoffResultProps) {
  const { asItIs, plan } = simulation;
  return (
    <>
      <EndlessNotice simulation={simulation} />
      <PayoffFigures simulation={simulation} settings={settings} />
      {(asItIs.months !== null || plan.months !== null) && (
        <Suspense fallback={<BalanceChartSkeleton />}>
          <BalanceChart simulation={simulation} settings={settings} />
        </Suspense>
      )}
      <PayoffOrder simulation={simulation} settings={settings} />
    </>
  );
}
