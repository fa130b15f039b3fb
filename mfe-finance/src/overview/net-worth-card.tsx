import { Dotted, styled, useTheme } from '@plaza/ui';
import { lazyChunk } from '@plaza/web-kit';
import { type ComponentProps, Suspense } from 'react';
import { ChartSkeleton } from '../charts/chart-skeleton';
import { ExplainedFigure } from '../figures/explained-figure';
import type { PanelProps } from '../figures/panel-props';
import type Chart from '../history/net-worth-chart';
import { netWorthChartHeight } from '../history/net-worth-chart-height';
import { netWorthParts, partsNow } from '../history/net-worth-parts';
import { useNetWorthHistory } from '../history/use-net-worth-history';
import { isMissingOrZero } from '../metrics/zero-denominator';
import { formatAmount } from '../money/format-amount';
import { LeadCard } from './lead-card';
import { NothingEntered, Quiet } from './nothing-entered';

const NetWorthChart = lazyChunk<ComponentProps<typeof Chart>>(() => import('../history/net-worth-chart'));

/** Why none of the stored days is shown. */
const inFormerCurrency = ': earlier days are in your previous base currency, and no rates of those days were kept.';

/** Net worth: the figure, its chart, and its parts. */
export function NetWorthCard({ metrics, settings }: PanelProps) {
  const { range, history } = useNetWorthHistory();
  const today = metrics.computedAt.slice(0, 10);
  const hasPast = history.data?.days.some(({ day }) => day < today) ?? true;
  // The chart stays for an empty range other than the default, so that the user can choose another range.
  const hasChart = hasPast || range !== '1Y';
  // Accounts without a rate are not in any figure; a separate notice names them.
  const isEmpty = isMissingOrZero(metrics.activeAccounts) && metrics.withoutRate.length === 0;
  const money = (amount: string | null) => formatAmount(amount ?? '0', metrics.baseCurrency, settings);
  return (
    <LeadCard
      metric="netWorth"
      label="Net Worth"
      metrics={metrics}
      settings={settings}
      meaning={
        <Dotted>
          {`Assets ${money(metrics.totalAssets)}`}
          {`Debt ${money(metrics.totalLiabilities)}`}
        </Dotted>
      }
    >
      {hasChart ? (
        <Suspense fallback={<ChartSkeleton height={netWorthChartHeight} />}>
          <NetWorthChart metrics={metrics} settings={settings} />
        </Suspense>
      ) : (
        isEmpty && (
          <NothingEntered steps={[['accounts', 'Add an account']]}>
            What you own minus what you owe, day by day, once you add your first account.
          </NothingEntered>
        )
      )}
      <Parts metrics={metrics} settings={settings} isAlone={!hasChart} />
      {!hasChart && !isEmpty && (
        <Quiet>
          Your net worth over time shows here from tomorrow on
          {history.data?.withoutRates ? inFormerCurrency : '.'}
        </Quiet>
      )}
    </LeadCard>
  );
}

interface PartsProps extends PanelProps {
  /** Whether there is no chart, so that the parts fill its space. */
  isAlone: boolean;
}

/** The four parts of net worth as bars, relative to the largest; clicking a figure explains it. */
function Parts({ metrics, settings, isAlone }: PartsProps) {
  const { color } = useTheme();
  const parts = partsNow(metrics);
  const largest = Math.max(...Object.values(parts).map((amount) => Math.abs(Number(amount))));
  if (largest === 0) return null;
  return (
    <List data-alone={isAlone}>
      {netWorthParts.map(({ id, name, metric }, index) =>
        Number(parts[id]) === 0 ? null : (
          <li key={id}>
            <span>{name}</span>
            <Track aria-hidden>
              <i style={{ width: `${widthOf(parts[id], largest)}%`, background: color.chart[index] }} />
            </Track>
            <Amount>
              <ExplainedFigure metric={metric} name={name}>
                {formatAmount(parts[id], metrics.baseCurrency, settings)}
              </ExplainedFigure>
            </Amount>
          </li>
        ),
      )}
    </List>
  );
}

const widthOf = (amount: string, largest: number): number =>
  largest > 0 ? (Math.abs(Number(amount)) / largest) * 100 : 0;

const List = styled.ul`
  display: grid;
  grid-template-columns: auto minmax(32px, 1fr) minmax(auto, max-content);
  align-items: center;
  gap: 6px ${({ theme }) => theme.space[12]};
  padding: 0;
  list-style: none;
  font-size: ${({ theme }) => theme.size[13]};
  > li { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; align-items: center; min-height: 24px; }
  > li > :first-child { color: ${({ theme }) => theme.color.muted}; }
  /* Fills the height of the card beside it; a few bars stay together at the top. */
  &[data-alone='true'] { flex: 1; grid-auto-rows: minmax(24px, 48px); row-gap: 0; }
`;

const Track = styled.span`
  height: 6px;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.line};
  > i { display: block; min-width: 2px; height: 100%; border-radius: inherit; }
  @media (forced-colors: active) { outline: 1px solid CanvasText; > i { forced-color-adjust: none; } }
`;

const Amount = styled.span`
  font-weight: ${({ theme }) => theme.weight.medium};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
