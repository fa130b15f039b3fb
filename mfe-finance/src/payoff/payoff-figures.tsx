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

/** The plan in four figures, each beside how it is without it. */
export function PayoffFigures({ simulation, settings }: PayoffFiguresProps) {
  const { asItIs, plan, monthsSaved, interestSaved, baseCurrency } = simulation;
  const amountOf = (amount: string | null) =>
    amount === null ? notAvailable : formatAmount(amount, baseCurrency, settings);
  // An amount in the note below a figure needs its room as well, to stay on one line.
  const charsOf = (...amounts: (string | null)[]) => Math.max(...amounts.map((amount) => amountOf(amount).length));
  return (
    <FigureGrid $columns={4}>
      <StatCard
        label="Debt-free"
        value={formatMonth(plan.date)}
        meaning={plan.months === null ? 'Never at these payments' : `In ${formatMonths(plan.months)}`}
      />
      <StatCard
        label="Months Saved"
        value={monthsSaved ?? notAvailable}
        meaning={`Without the plan: ${formatMonths(asItIs.months)}`}
      />
      <StatCard
        label="Interest"
        value={<FigureText>{amountOf(plan.totalInterest)}</FigureText>}
        chars={charsOf(plan.totalInterest, plan.totalPaid)}
        meaning={
          <span>
            Total paid: <WholeFigure>{amountOf(plan.totalPaid)}</WholeFigure>
          </span>
        }
      />
      <StatCard
        label="Interest Saved"
        value={<FigureText>{amountOf(interestSaved)}</FigureText>}
        chars={charsOf(interestSaved, asItIs.totalInterest)}
        meaning={
          <span>
            Without the plan: <WholeFigure>{amountOf(asItIs.totalInterest)}</WholeFigure>
          </span>
        }
      />
    </FigureGrid>
  );
}
