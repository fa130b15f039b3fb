import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { Button, Card, CardSkeleton, CardSurface, ChartFrame, Retry, Row, Stack, styled } from '@plaza/ui';
import { formatDay as formatCalendarDay } from '@plaza/ui/time';
import { useSearchChoice } from '@plaza/web-kit/router';
import { useState } from 'react';
import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatDay } from '../metrics/format-figure';
import { type AmountStyle, formatAmount } from '../money/format-amount';
import { DayDialog } from './day-dialog';
import { useFinanceNetWorthQuery } from './history-api';
import { firstDay, rangeIds, ranges } from './ranges';

interface NetWorthChartProps {
  metrics: FinancialMetrics;
  settings: AmountStyle;
}

interface Point {
  readonly day: string;
  readonly netWorth: string;
  readonly totalAssets: string;
  readonly totalLiabilities: string;
  /** Net worth as a number, only for the chart. */
  readonly value: number;
}

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** Net worth day by day, up to now. Each past day opens with everything that it follows from. */
export default function NetWorthChart({ metrics, settings }: NetWorthChartProps) {
  const [range, setRange] = useSearchChoice('range', rangeIds);
  const [opened, setOpened] = useState<string>();
  const history = useFinanceNetWorthQuery({ from: firstDay(range, new Date(metrics.computedAt)) });
  if (history.error && !history.data) {
    return (
      <CardSurface>
        <Retry
          error={history.error}
          title="The history could not be loaded"
          loading={history.isFetching}
          onRetry={history.refetch}
        />
      </CardSurface>
    );
  }
  if (!history.data) return <CardSkeleton lines={6} />;
  const points = withToday(history.data.days, metrics);
  const money = (amount: string) => formatAmount(amount, metrics.baseCurrency, settings);
  const pastDays = points.slice(0, -1);
  if (pastDays.length === 0) {
    return (
      <Card title="Net Worth Over Time">
        <Quiet>The first point is taken at the end of today.</Quiet>
      </Card>
    );
  }
  return (
    <Stack gap={8}>
      <ChartFrame
        title="Net Worth Over Time"
        summary={summaryOf(points, money)}
        table={{
          head: ['Day', 'Net worth', 'Assets', 'Debt'],
          rows: points
            .toReversed()
            .map(({ day, netWorth, totalAssets, totalLiabilities }) => [
              formatDay(day),
              money(netWorth),
              money(totalAssets),
              money(totalLiabilities),
            ]),
        }}
      >
        {({ height, colors, axis, grid }) => (
          <ResponsiveContainer width="100%" height={height}>
            <AreaChart
              data={points}
              margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
              onClick={({ activeLabel }) => {
                if (pastDays.some(({ day }) => day === activeLabel)) setOpened(String(activeLabel));
              }}
            >
              <CartesianGrid stroke={grid} vertical={false} />
              <XAxis
                dataKey="day"
                stroke={axis}
                tickLine={false}
                axisLine={false}
                minTickGap={48}
                fontSize={12}
                tickFormatter={(day: string) => formatCalendarDay(day, 'monthAndDay')}
              />
              <YAxis
                stroke={axis}
                tickLine={false}
                axisLine={false}
                width={56}
                fontSize={12}
                domain={['auto', 'auto']}
                tickFormatter={(value: number) => compact.format(value)}
              />
              <Tooltip
                isAnimationActive={false}
                content={({ active, label }) => {
                  const point = active && points.find(({ day }) => day === label);
                  return point ? (
                    <Hint>
                      <span>{formatDay(point.day)}</span>
                      <strong>{money(point.netWorth)}</strong>
                    </Hint>
                  ) : null;
                }}
              />
              <Area
                dataKey="value"
                name="Net worth"
                type="monotone"
                stroke={colors[0] ?? axis}
                fill={colors[0] ?? axis}
                fillOpacity={0.12}
                strokeWidth={2}
                dot={points.length < 3}
                isAnimationActive={false}
              />
            </AreaChart>
          </ResponsiveContainer>
        )}
      </ChartFrame>
      <Row justify="space-between">
        <Row gap={4} role="group" aria-label="How far back">
          {ranges.map(({ id, label }) => (
            <Button
              key={id}
              size="sm"
              variant={range === id ? 'secondary' : 'ghost'}
              aria-pressed={range === id}
              aria-label={label}
              onClick={() => setRange(id)}
            >
              {id}
            </Button>
          ))}
        </Row>
        <Button size="sm" variant="ghost" onClick={() => setOpened(pastDays.at(-1)?.day)}>
          What a day follows from
        </Button>
      </Row>
      {opened && (
        <DayDialog
          day={opened}
          days={pastDays.map(({ day }) => day)}
          settings={settings}
          onDay={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Stack>
  );
}

/** The snapshots, and the current figures as the last point. */
function withToday(days: readonly Omit<Point, 'value'>[], metrics: FinancialMetrics): Point[] {
  const today = {
    day: metrics.computedAt.slice(0, 10),
    netWorth: metrics.netWorth ?? '0',
    totalAssets: metrics.totalAssets ?? '0',
    totalLiabilities: metrics.totalLiabilities ?? '0',
  };
  const past = days.filter(({ day }) => day < today.day);
  return [...past, today].map((point) => ({ ...point, value: Number(point.netWorth) }));
}

function summaryOf(points: readonly Point[], money: (amount: string) => string): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return `Net worth is ${money(last?.netWorth ?? '0')}.`;
  return `Net worth was ${money(first.netWorth)} on ${formatDay(first.day)} and is ${money(last.netWorth)} now.`;
}

const Hint = styled.div`
  display: grid;
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.tooltip};
  color: ${({ theme }) => theme.color.onTooltip};
  font-size: ${({ theme }) => theme.size[13]};
`;

const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
