import type { PayoffSimulation } from '@plaza/contracts/finance/payoff';
import { FigureText, StatCard } from '@plaza/ui';
import { WholeFigure } from '../figures/whole-figure';
import { formatMonth, formatMonths, notAvailable } from '../metrics/format-figure';
import { type AmountStyle, formatAmount } from '../money/format-amount';
import { FigureGrid } from '../records/figure-grid';

interface PayoffFiguresProps {
  simulation: PayoffSimulation;
  settings: AmountStyle;
}

const never = 'Never at these payments';
const neverAsItIs = 'Never without the plan';

/** The plan in four figures: when it ends, and how much time and interest it saves. */
export function PayoffFigures({ simulation, settings }: PayoffFiguresProps) {
  const { asItIs, plan, monthsSaved, interestSaved, baseCurrency } = simulation;
  const amountOf = (amount: string | null) =>
    amount === null ? notAvailable : formatAmount(amount, baseCurrency, settings);
  // Includes the amount in the note below the figure, which must stay on one line too.
  const charsOf = (...amounts: (string | null)[]) => Math.max(...amounts.map((amount) => amountOf(amount).length));
  return (
    <FigureGrid $columns={4}>
      <StatCard
        label="Debt-free"
        value={formatMonth(plan.date)}
        meaning={plan.months === null ? never : `In ${formatMonths(plan.months)}`}
      />
      <StatCard
        label="Months Saved"
        value={monthsSaved ?? notAvailable}
        meaning={asItIs.months === null ? neverAsItIs : `Of ${formatMonths(asItIs.months)}`}
      />
      <StatCard
        label="Interest"
        value={<FigureText>{amountOf(plan.totalInterest)}</FigureText>}
        chars={charsOf(plan.totalInterest, plan.totalPaid)}
        meaning={
          plan.totalPaid === null ? (
            never
          ) : (
            <span>
              Of <WholeFigure>{amountOf(plan.totalPaid)}</WholeFigure> paid
            </span>
          )
        }
      />
      <StatCard
        label="Interest Saved"
        value={<FigureText>{amountOf(interestSaved)}</FigureText>}
        chars={charsOf(interestSaved, asItIs.totalInterest)}
        meaning={
          asItIs.totalInterest === null ? (
            neverAsItIs
          ) : (
            <span>
              Of <WholeFigure>{amountOf(asItIs.totalInterest)}</WholeFigure>
            </span>
          )
        }
      />
    </FigureGrid>
  );
}
