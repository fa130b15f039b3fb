import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { Button, ChartFrame, Retry, Row, Stack, styled } from '@plaza/ui';
import { useSearchChoice } from '@plaza/web-kit/router';
import { useState } from 'react';
import { ChartSkeleton } from '../charts/chart-skeleton';
import { formatDay } from '../metrics/format-figure';
import { type AmountStyle, formatAmount } from '../money/format-amount';
import { DayDialog } from './day-dialog';
import { netWorthChartHeight } from './net-worth-chart-height';
import { NetWorthDrawing } from './net-worth-drawing';
import { netWorthParts } from './net-worth-parts';
import { summaryOf, withToday } from './net-worth-points';
import { type RangeId, ranges } from './ranges';
import { useNetWorthHistory } from './use-net-worth-history';

interface NetWorthChartProps {
  metrics: FinancialMetrics;
  settings: AmountStyle;
}

const views = ['total', 'parts'] as const;

/** Net worth day by day until now, as a total or by part. Each past day can be opened to show all its figures. */
export default function NetWorthChart({ metrics, settings }: NetWorthChartProps) {
  const { range, setRange, history } = useNetWorthHistory();
  const [view, setView] = useSearchChoice('view', views);
  const [opened, setOpened] = useState<string>();
  if (history.error && !history.currentData) {
    return (
      <Stack gap={4}>
        <Retry
          error={history.error}
          title="The history could not be loaded"
          loading={history.isFetching}
          onRetry={history.refetch}
        />
        <Below>
          <RangeChoice range={range} onRange={setRange} />
        </Below>
      </Stack>
    );
  }
  if (!history.data) return <ChartSkeleton height={netWorthChartHeight} />;
  const { baseCurrency } = history.data;
  const points = withToday(history.data, metrics);
  const money = (amount: string) => formatAmount(amount, baseCurrency, settings);
  const today = metrics.computedAt.slice(0, 10);
  const pastDays = points.map(({ day }) => day).filter((day) => day < today);
  const byPart = view === 'parts';
  return (
    <Stack gap={4}>
      <ChartFrame
        bare
        title="Net Worth Over Time"
        height={netWorthChartHeight.wide - 72}
        summary={summaryOf(points, today, money)}
        table={{
          head: ['Day', 'Net worth', 'Assets', 'Debt', ...(byPart ? ['Cash', 'Investments', 'Property'] : [])],
          rows: points
            .toReversed()
            .map(({ day, netWorth, totalAssets, totalLiabilities, parts }) => [
              formatDay(day),
              money(netWorth),
              money(totalAssets),
              money(totalLiabilities),
              ...(byPart
                ? [parts?.cash, parts?.investments, parts?.property].map((part) => (part ? money(part) : ''))
                : []),
            ]),
        }}
        {...(byPart && { legendElsewhere: true, legend: [...netWorthParts, { name: 'Net worth' }] })}
        controls={
          <Row gap={0} wrap={false} role="group" aria-label="What the line shows">
            {views.map((one) => (
              <Button
                key={one}
                size="sm"
                variant={view === one ? 'secondary' : 'ghost'}
                aria-pressed={view === one}
                onClick={() => setView(one)}
              >
                {one === 'total' ? 'Total' : 'By Part'}
              </Button>
            ))}
          </Row>
        }
      >
        {(area) => (
          <NetWorthDrawing
            points={points}
            byPart={byPart}
            area={area}
            money={money}
            onDay={(day) => pastDays.includes(day) && setOpened(day)}
          />
        )}
      </ChartFrame>
      <Below>
        <RangeChoice range={range} onRange={setRange} />
        <Button size="sm" variant="ghost" onClick={() => setOpened(pastDays.at(-1))}>
          Details of a Day
        </Button>
      </Below>
      {opened && (
        <DayDialog
          day={opened}
          days={pastDays}
          settings={settings}
          onDay={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Stack>
  );
}

function RangeChoice({ range, onRange }: { range: RangeId; onRange: (range: RangeId) => void }) {
  return (
    <Row gap={0} role="group" aria-label="How far back">
      {ranges.map(({ id, label }) => (
        <Button
          key={id}
          size="sm"
          variant={range === id ? 'secondary' : 'ghost'}
          aria-pressed={range === id}
          aria-label={label}
          onClick={() => onRange(id)}
        >
          {id}
        </Button>
      ))}
    </Row>
  );
}

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  @media print { display: none; }
`;
