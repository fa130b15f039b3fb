import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { capitalise } from '@plaza/ui';
import { FigureCard } from '../figures/figure-card';
import { debtToIncomeBand } from '../metrics/bands';
import type { AmountStyle } from '../money/format-amount';
import { FigureGrid } from '../records/figure-grid';

const counted = ['No loans', 'One loan'];

interface LoanFiguresProps {
  metrics: FinancialMetrics | undefined;
  settings: AmountStyle;
  /** The number of loans; undefined while they load. */
  count: number | undefined;
}

/** The four figures over all loans. */
export function LoanFigures({ metrics, settings, count }: LoanFiguresProps) {
  const card = { metrics, settings };
  return (
    <FigureGrid $columns={4}>
      <FigureCard
        {...card}
        metric="totalDebt"
        label="Total Debt"
        meaning={count !== undefined && (counted[count] ?? `${count} loans`)}
      />
      <FigureCard {...card} metric="monthlyDebtPayments" label="Monthly Payments" meaning="All loans, per month" />
      <FigureCard {...card} metric="debtToIncomeRatio" label="Debt-to-Income" {...(metrics && ofIncome(metrics))} />
      <FigureCard
        {...card}
        metric="averageLoanRate"
        label="Avg Interest Rate"
        meaning={count !== undefined && (count === 0 ? 'No loan has a rate' : 'Unweighted mean')}
      />
    </FigureGrid>
  );
}

function ofIncome(metrics: FinancialMetrics) {
  const band = debtToIncomeBand(metrics);
  if (!band) return { meaning: 'Requires income data' };
  const { tone, description } = band;
  return { tone, meaning: capitalise(description) };
}
