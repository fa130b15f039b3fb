import type { Loan } from '@plaza/contracts/finance/loans';
import { Card } from '@plaza/ui';
import { lazyChunk } from '@plaza/web-kit';
import { Suspense } from 'react';
import { ExplainedFigure } from '../figures/explained-figure';
import { FigureLine } from '../figures/figure-line';
import { FigureLines } from '../figures/figure-lines';
import type { PanelProps } from '../figures/panel-props';
import { StatusBadge } from '../figures/status-badge';
import { useFinanceLoansQuery, useFinanceSettingsQuery } from '../finance-api';
import { debtToWorthBand } from '../metrics/bands';
import { formatMetric } from '../metrics/format-figure';
import { isMissingOrZero } from '../metrics/zero-denominator';
import type { ShownQuery } from '../records/stale-queries-notice';

// This chunk contains the code for exact decimals, which no other figure of the overview needs.
const EndlessLoans = lazyChunk<{ loans: readonly Loan[] }>(() => import('./endless-loans'));

/** Income and spending. */
export function CashFlowAnalysis(props: PanelProps) {
  return (
    <Card title="Cash Flow Analysis">
      <FigureLines>
        <FigureLine {...props} metric="monthlySavingRate" label="Monthly Saving Rate" />
        <FigureLine {...props} metric="monthlyExtraCash" label="Extra Cash After Debt" />
        <FigureLine
          {...props}
          metric="currentTotalSpending"
          label="Total Monthly Spending"
          meaning="With payments on loans"
        />
        <FigureLine {...props} metric="baseSpendingWithoutLoans" label="Base Spending Without Loans" />
      </FigureLines>
    </Card>
  );
}

/** Debts compared with assets. */
export function DebtAnalysis(props: PanelProps) {
  const { metrics } = props;
  const { data: settings } = useFinanceSettingsQuery();
  return (
    <Card title="Debt Analysis">
      <FigureLines>
        <FigureLine {...props} metric="netDebt" label="Net Debt" meaning="Liabilities less liquid assets" />
        <FigureLine
          {...props}
          metric="debtToWorthRatio"
          label="Debt-to-Worth"
          meaning={<StatusBadge label="Safe" band={debtToWorthBand(metrics)} />}
        />
        <FigureLine {...props} metric="remainingMortgageBalance" label="Remaining Mortgage" />
        <FigureLine
          {...props}
          metric="maxAdditionalMortgage"
          label="Max Additional Mortgage"
          meaning={settings ? `At ${settings.mortgageRate ?? '5'}% over 25 years` : 'Over 25 years'}
        />
      </FigureLines>
    </Card>
  );
}

/** When the loans will be paid off. */
export function PayoffTimeline(props: PanelProps) {
  const { metrics, settings } = props;
  const loans = useFinanceLoansQuery();
  return (
    <Card title="Debt Payoff Timeline">
      <FigureLines>
        <FigureLine
          {...props}
          metric="monthsToPayOffAllLoans"
          label="All Loans Cleared"
          meaning={
            whyNever(metrics, loans) ?? (
              <ExplainedFigure metric="targetDateAllLoansCleared" name="Target Date">
                {`Target Date ${formatMetric('targetDateAllLoansCleared', metrics, settings)}`}
              </ExplainedFigure>
            )
          }
        />
        <FigureLine
          {...props}
          metric="monthsToPayOffNonEssentialLoans"
          label="Non-Essential Debt"
          meaning="Cards, credit lines, personal and car loans"
        />
        <FigureLine {...props} metric="projectedCashFlowAfterDebtsClear" label="Cash Flow After Debt Clear" />
      </FigureLines>
    </Card>
  );
}

/** Reserves the space of the line. */
const noText = '\u00a0';

/** The reason why there is no payoff date; undefined if there is one. */
function whyNever(
  { activeLoans, monthsToPayOffAllLoans, withoutRate }: PanelProps['metrics'],
  { data: loans, error }: Pick<ShownQuery<readonly Loan[]>, 'data' | 'error'>,
) {
  const hasNone = isMissingOrZero(activeLoans);
  if (!hasNone && monthsToPayOffAllLoans !== null) return undefined;
  // Only loans without a rate are missing in the figures.
  if (hasNone && (withoutRate.length === 0 || loans?.length === 0)) return 'No loans are entered';
  if (!loans) return error ? 'Your loans could not be loaded' : noText;
  if (hasNone) return 'There is no exchange rate for your loans';
  return (
    <Suspense fallback={noText}>
      <EndlessLoans loans={loans} />
    </Suspense>
  );
}

/** The time until debts are half of the net worth. */
export function HalfDebtTarget(props: PanelProps) {
  return (
    <Card title="50% DTW Target">
      <FigureLines>
        <FigureLine {...props} metric="additionalNetWorthFor50Dtw" label="Additional Net Worth Needed" />
        <FigureLine {...props} metric="monthsToReach50Dtw" label="Months to Reach 50% DTW" />
        <FigureLine {...props} metric="netWorthAfterLoansCleared" label="Net Worth After Debt Clear" />
      </FigureLines>
    </Card>
  );
}

/** The metrics that depend on the user's profile. */
export function PersonalMetrics(props: PanelProps) {
  const { daysUntil65, yearsUntil65, familySize, profileUnavailable } = props.metrics;
  const missing = (what: string) =>
    profileUnavailable ? 'Your profile could not be read' : `Needs the ${what} of your profile`;
  return (
    <Card title="Personal Metrics">
      <FigureLines>
        <FigureLine
          {...props}
          metric="daysUntil65"
          label="Days Until 65"
          meaning={daysUntil65 === null ? missing('birth date') : `${yearsUntil65?.toFixed(1)} years`}
        />
        <FigureLine
          {...props}
          metric="monthlyNeedPerPerson"
          label="Monthly Need Per Person"
          meaning={familySize === null ? missing('family size') : `Family size ${familySize}`}
        />
        <FigureLine
          {...props}
          metric="emergencyFundMonthsWithoutSideIncome"
          label="Emergency Fund Without Side Income"
        />
      </FigureLines>
    </Card>
  );
}

/** Net worth compared with debt, and the largest debt that lenders would allow. */
export function NetWorthAgainstDebt(props: PanelProps) {
  const { metrics, settings } = props;
  return (
    <Card title="Net Worth vs Debt Analysis">
      <FigureLines>
        <FigureLine {...props} metric="netWorthDebtSpread" label="Spread" meaning="Net worth less debt" />
        <FigureLine {...props} metric="debtToWorthRatio" label="Current DTW Ratio" />
        <FigureLine
          {...props}
          metric="maxAllowableDTI"
          label="Max DTI Capacity"
          meaning={`Current DTI ${formatMetric('debtToIncomeRatio', metrics, settings)}`}
        />
      </FigureLines>
    </Card>
  );
}
