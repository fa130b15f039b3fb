import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { ChartFrame, lightTheme, styled, useMediaQuery } from '@plaza/ui';
import { Cell, Pie, PieChart } from 'recharts';
import { formatShare, formatSlice } from '../metrics/format-figure';
import { type AmountStyle, formatAmount } from '../money/format-amount';
import { slicesOf } from './category-slices';
import { colorOf } from './chart-categories';

interface CategoryChartProps {
  metrics: FinancialMetrics;
  settings: AmountStyle;
  /** The categories with a color of their own, in the order of the chart's colors. */
  names: readonly string[];
}

const size = 200;
const narrow = `(max-width: ${lightTheme.breakpoint.phone - 0.02}px)`;

/**
 * The spending of the month by category: a pie of at most five slices, each with its name and whole percentage beside
 * it; the table has one decimal.
 */
export default function CategoryChart({ metrics, settings, names }: CategoryChartProps) {
  const slices = slicesOf(metrics.expenseCategories, names);
  const isNarrow = useMediaQuery(narrow);
  const amountOf = (amount: string) => formatAmount(amount, metrics.baseCurrency, settings);
  return (
    <ChartFrame
      title="Category Breakdown"
      fills
      height={isNarrow ? size + 16 + 27 * slices.length : 240}
      legendElsewhere
      legend={slices.map(({ category, share }) => ({ name: category, figure: formatSlice(share) }))}
      summary={slices.map(({ category, share }) => `${category} ${formatSlice(share)}`).join(', ')}
      table={{
        head: ['Category', 'Per month', 'Share'],
        rows: metrics.expenseCategories.map(({ category, amount, share }) => [
          category,
          amountOf(amount),
          formatShare(share),
        ]),
      }}
    >
      {({ height, colors }) => (
        <Side style={{ height }}>
          <PieChart width={size} height={size} accessibilityLayer={false}>
            <Pie
              data={slices}
              dataKey="share"
              nameKey="category"
              innerRadius={52}
              outerRadius={92}
              startAngle={90}
              endAngle={-270}
              isAnimationActive={false}
              stroke="none"
              paddingAngle={1}
            >
              {slices.map(({ category }) => (
                <Cell key={category} fill={colorOf(category, names, colors)} />
              ))}
            </Pie>
          </PieChart>
          <Legend>
            {slices.map(({ category, share }) => (
              <li key={category}>
                <Dot style={{ background: colorOf(category, names, colors) }} />
                <span>{category}</span>
                <strong>{formatSlice(share)}</strong>
              </li>
            ))}
          </Legend>
        </Side>
      )}
    </ChartFrame>
  );
}

const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[16]};
`;

const Legend = styled.ul`
  display: grid;
  flex: 1 1 140px;
  max-width: 320px;
  gap: ${({ theme }) => theme.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${({ theme }) => theme.size[13]};
  > li { display: flex; align-items: center; gap: ${({ theme }) => theme.space[8]}; }
  > li > span:nth-child(2) { flex: 1; min-width: 0; }
  strong { font-variant-numeric: tabular-nums; }
`;

const Dot = styled.span`
  flex: none;
  width: 10px;
  height: 10px;
  border-radius: 3px;
`;
