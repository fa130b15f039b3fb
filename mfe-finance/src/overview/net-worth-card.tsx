import { Skeleton, styled, useTheme } from '@plaza/ui';
import { lazyChunk } from '@plaza/web-kit';
import { type ComponentProps, Suspense } from 'react';
import { ExplainedFigure } from '../figures/explained-figure';
import type { PanelProps } from '../figures/panel-props';
import type Chart from '../history/net-worth-chart';
import { netWorthParts, partsNow } from '../history/net-worth-parts';
import { formatAmount } from '../money/format-amount';
import { LeadCard, Pair } from './lead-card';

const NetWorthChart = lazyChunk<ComponentProps<typeof Chart>>(() => import('../history/net-worth-chart'));

/** What somebody is worth: the figure, its line, and what it is made of. */
export function NetWorthCard({ metrics, settings }: PanelProps) {
  const money = (amount: string | null) => formatAmount(amount ?? '0', metrics.baseCurrency, settings);
  return (
    <LeadCard
      metric="netWorth"
      label="Net Worth"
      metrics={metrics}
      settings={settings}
      meaning={
        <>
          <Pair>Assets {money(metrics.totalAssets)}</Pair> · <Pair>Debt {money(metrics.totalLiabilities)}</Pair>
        </>
      }
    >
      <Suspense fallback={<Skeleton height="300px" />}>
        <NetWorthChart metrics={metrics} settings={settings} />
      </Suspense>
      <Parts metrics={metrics} settings={settings} />
    </LeadCard>
  );
}

/** The four parts, each as long as its share of the largest; a click on a figure explains it. */
function Parts({ metrics, settings }: PanelProps) {
  const { color } = useTheme();
  const parts = partsNow(metrics);
  const largest = Math.max(...Object.values(parts).map((amount) => Math.abs(Number(amount))));
  return (
    <List>
      {netWorthParts.map(({ id, name, metric }, index) => (
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
      ))}
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
`;

const Track = styled.span`
  height: 6px;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.sunken};
  > i { display: block; min-width: 2px; height: 100%; border-radius: inherit; }
`;

const Amount = styled.span`
  font-weight: ${({ theme }) => theme.weight.medium};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
