import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { Card, styled, useTheme } from '@plaza/ui';
import { formatPart } from '../metrics/format-figure';
import { type AmountStyle, formatAmount } from '../money/format-amount';
import { colorOf } from './chart-categories';

const most = 5;

interface TopCategoriesProps {
  metrics: FinancialMetrics;
  settings: AmountStyle;
  /** The categories with a color of their own, in the order of the chart's colors. */
  names: readonly string[];
}

/** The five categories with the highest spending. */
export function TopCategories({ metrics, settings, names }: TopCategoriesProps) {
  const { color } = useTheme();
  return (
    <Card title="Top Expense Categories">
      <List>
        {metrics.expenseCategories.slice(0, most).map(({ category, amount, share }) => (
          <li key={category}>
            <span>{category}</span>
            <Figure>{formatAmount(amount, metrics.baseCurrency, settings)}</Figure>
            <Bar aria-hidden>
              <i style={{ width: `${share * 100}%`, background: colorOf(category, names, color.chart) }} />
            </Bar>
            <Share>{formatPart(share, metrics.monthlyExpenses)}</Share>
          </li>
        ))}
      </List>
    </Card>
  );
}

const List = styled.ol`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
  grid-template-columns: minmax(0, 1fr) auto;
  > li { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; align-items: center; gap: 4px ${({ theme }) => theme.space[12]}; }
`;

const Figure = styled.span`
  text-align: end;
  font-weight: ${({ theme }) => theme.weight.medium};
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.span`
  height: 6px;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.line};
  > i { display: block; height: 100%; border-radius: inherit; }
  @media (forced-colors: active) { outline: 1px solid CanvasText; > i { forced-color-adjust: none; } }
`;

const Share = styled.span`
  min-width: 48px;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  text-align: end;
`;
