import type { CashFlowHistory } from '@plaza/contracts/finance/history';
import { ChartFrame } from '@plaza/ui';
import { formatMonthOf } from '../charts/axes';
import { BarsByMonth } from '../charts/bars-by-month';
import { type AmountStyle, formatAmount } from '../money/format-amount';
import { largestCategories } from './largest-categories';

/** So many months have room beside each other. */
const most = 12;

interface SpendingByMonthProps {
  history: CashFlowHistory;
  settings: AmountStyle;
}

/** Regular spending by category, month by month. */
export default function SpendingByMonth({ history, settings }: SpendingByMonthProps) {
  const money = (amount: string) => formatAmount(amount, history.baseCurrency, settings);
  const { names, months } = largestCategories(history.months.slice(-most));
  const last = months.at(-1);
  return (
    <ChartFrame
      title="Spending by Category Over Months"
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
          series={names.map((name, index) => ({ name, stack: 'spending', color: colors[index] ?? area.axis }))}
          area={area}
          money={money}
        />
      )}
    </ChartFrame>
  );
}
