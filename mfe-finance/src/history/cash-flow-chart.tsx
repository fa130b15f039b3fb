import { ChartFrame, Retry } from '@plaza/ui';
import { formatMonthOf } from '../charts/axes';
import { BarsByMonth } from '../charts/bars-by-month';
import { ChartSkeleton } from '../charts/chart-skeleton';
import { recentRates } from '../finance-api';
import { ExactDecimal } from '../money/exact-decimal';
import { type AmountStyle, formatAmount } from '../money/format-amount';
import { cashFlowChartHeight } from './cash-flow-chart-height';
import { useFinanceCashFlowQuery } from './history-api';

const names = { in: 'In', out: 'Out', once: 'Out once' } as const;
/** The number of months that fit beside each other. */
const most = 12;

/** Income and spending by month; the current month up to now. */
export default function CashFlowChart({ settings }: { settings: AmountStyle }) {
  const { data, error, isFetching, refetch } = useFinanceCashFlowQuery(undefined, recentRates);
  if (error && !data) {
    return <Retry error={error} title="The months could not be loaded" loading={isFetching} onRetry={refetch} />;
  }
  if (!data) return <ChartSkeleton height={cashFlowChartHeight} />;
  const money = (amount: string) => formatAmount(amount, data.baseCurrency, settings);
  const months = data.months.slice(-most);
  const last = months.at(-1);
  const isOnce = months.some(({ oneTime }) => Number(oneTime) !== 0);
  const drawn = isOnce ? Object.values(names) : [names.in, names.out];
  return (
    <ChartFrame
      bare
      title="In and Out by Month"
      fills
      height={months.length > 1 ? 300 : 120}
      summary={last ? `In ${formatMonthOf(last.month)} ${money(last.income)} in, ${money(outOf(last))} out.` : ''}
      legend={drawn.map((name) => ({ name }))}
      table={{
        head: ['Month', names.in, names.out, names.once, 'Left'],
        rows: data.months
          .toReversed()
          .map((month) => [
            formatMonthOf(month.month),
            money(month.income),
            money(month.spending),
            money(month.oneTime),
            money(new ExactDecimal(month.income).minus(outOf(month)).toFixed()),
          ]),
      }}
    >
      {({ colors, ...area }) => (
        <BarsByMonth
          months={months.map(({ month, income, spending, oneTime }) => ({
            month,
            amounts: { [names.in]: income, [names.out]: spending, [names.once]: oneTime },
          }))}
          series={[
            { name: names.in, stack: 'in', color: colors[0] ?? '' },
            { name: names.out, stack: 'out', color: colors[1] ?? '' },
            { name: names.once, stack: 'out', color: colors[2] ?? '' },
          ]}
          area={area}
          money={money}
        />
      )}
    </ChartFrame>
  );
}

/** The total spending of a month. */
const outOf = ({ spending, oneTime }: { spending: string; oneTime: string }): string =>
  new ExactDecimal(spending).plus(oneTime).toFixed();
