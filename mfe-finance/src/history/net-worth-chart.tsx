import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { Button, ChartFrame, Retry, Stack, styled } from '@plaza/ui';
import { useSearchChoice } from '@plaza/web-kit/router';
import { useState } from 'react';
import { ChartSkeleton } from '../charts/chart-skeleton';
import { type AmountStyle, formatAmount } from '../money/format-amount';
import { DayDialog } from './day-dialog';
import { netWorthChartHeight } from './net-worth-chart-height';
import { NetWorthDrawing } from './net-worth-drawing';
import { netWorthParts } from './net-worth-parts';
import { summaryOf, withToday } from './net-worth-points';
import { netWorthTable } from './net-worth-table';
import { RangeChoice } from './range-choice';
import { useNetWorthHistory } from './use-net-worth-history';
import { ViewChoice, views } from './view-choice';

interface NetWorthChartProps {
  metrics: FinancialMetrics;
  settings: AmountStyle;
}

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
        table={netWorthTable(points, { byPart, money })}
        {...(byPart && { legendElsewhere: true, legend: [...netWorthParts, { name: 'Net worth' }] })}
        controls={<ViewChoice view={view} onView={setView} />}
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
        <Button
          size="sm"
          variant="ghost"
          unavailable={pastDays.length === 0}
          onClick={() => setOpened(pastDays.at(-1))}
        >
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

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  @media print { display: none; }
`;
