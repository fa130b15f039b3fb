import { FigureCard } from '../figures/figure-card';
import type { PanelProps } from '../figures/panel-props';
import { StatusBadge } from '../figures/status-badge';
import { bandWithoutIncome, debtToIncomeBand, emergencyBand } from '../metrics/bands';

/** The two figures that show how sound net worth and cash flow are. */
export function HealthCards(props: PanelProps) {
  const debtToIncome = debtToIncomeBand(props.metrics);
  const emergency = emergencyBand(props.metrics);
  return (
    <>
      <FigureCard
        {...props}
        metric="debtToIncomeRatio"
        label="DTI Ratio"
        meaning={
          <>
            <StatusBadge label="EXCELLENT" band={debtToIncome ?? bandWithoutIncome} />
            {!debtToIncome && ' Requires income data'}
          </>
        }
      />
      <FigureCard
        {...props}
        metric="emergencyFundMonths"
        label="Emergency Fund"
        meaning={emergency ? <StatusBadge label="BUILD UP" band={emergency} /> : 'Requires your expenses'}
      />
    </>
  );
}
