import type { CashFlowHistory } from '@plaza/contracts/finance/history';
import { ChartFrame } from '@plaza/ui';
import { formatMonthOf } from '../charts/axes';
import { BarsByMonth } from '../charts/bars-by-month';
import { type AmountStyle, formatAmount } from '../money/format-amount';
import { amountsByMonth, colorOf, monthsShown } from './chart-categories';

interface SpendingByMonthProps {
  history: CashFlowHistory;
  settings: AmountStyle;
  /** The categories with a color of their own, in the order of the chart's colors. */
  names: readonly string[];
}

/** Regular spending by month and category. */
export default function SpendingByMonth({ history, settings, names }: SpendingByMonthProps) {
  const money = (amount: string) => formatAmount(amount, history.baseCurrency, settings);
  const months = amountsByMonth(history.months.slice(-monthsShown), names);
  const last = months.at(-1);
  return (
    <ChartFrame
      title="Spending by Month"
      summary={`${last ? formatMonthOf(last.month) : ''}: ${names.map((name) => `${name} ${money(last?.amounts[name] ?? '0')}`).join(', ')}.`}
      legend={names.map((name) => ({ name }))}
      table={{
        head: ['Month', ...names],
        rows: months
          .toReversed()
          .map(({ month, amounts }) => [formatMonthOf(month), ...names.map((name) => money(amounts[name] ?? '0'))]),
      }}
    >
      {({ colors, ...area }) => (
        <BarsByMonth
          months={months}
          series={names.map((name) => ({ name, stack: 'spending', color: colorOf(name, names, colors) }))}
          area={area}
          money={money}
        />
      )}
    </ChartFrame>
  );
}
