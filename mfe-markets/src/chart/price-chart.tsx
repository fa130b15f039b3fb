import type { HistoryRange, PriceHistory } from '@plaza/contracts/markets/history';
import { ChartFrame, styled } from '@plaza/ui';
import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useMoney } from '../money/base-money';
import { formatQuotePrice } from '../quotes/view/format-instrument';
import type { Instrument } from '../quotes/view/list-view';
import { ranges } from './ranges';
import { useChartHeight } from './use-chart-height';

interface PriceChartProps {
  readonly instrument: Instrument;
  /** At least two points, oldest first. */
  readonly points: PriceHistory['points'];
  readonly range: HistoryRange;
}

/** Recharts looks for vertical lines even if none are drawn, for which it measures the label of every point. */
const nowhere = (): number[] => [];

/** Prices over time, as a chart and as a table. Past prices are converted at today's rate, as in the list. */
export function PriceChart({ instrument: { kind, name }, points, range }: PriceChartProps) {
  const money = useMoney();
  const shown = (price: number) => formatQuotePrice(kind, price, money);
  const { short, long, period } = ranges.find(({ id }) => id === range) ?? ranges[0];
  const pointAt = (label: unknown) => points.find(({ at }) => at === label);
  const [first, last] = [points[0], points.at(-1)];
  return (
    <ChartFrame
      bare
      height={useChartHeight()}
      title={`${name}, ${period}`}
      summary={
        first && last
          ? `${name} went from ${shown(first.price)} to ${shown(last.price)} in ${period}.`
          : `Nothing is known of ${period}.`
      }
      table={{
        head: ['Time', 'Price'],
        rows: points.toReversed().map((point) => [long(point), shown(point.price)]),
      }}
    >
      {({ height, colors, axis, grid }) => (
        <ResponsiveContainer width="100%" height={height}>
          <AreaChart data={points} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
            <CartesianGrid stroke={grid} vertical={false} verticalCoordinatesGenerator={nowhere} />
            <XAxis
              dataKey="at"
              stroke={axis}
              tickLine={false}
              axisLine={false}
              minTickGap={48}
              fontSize={12}
              tickFormatter={(at: string) => short(pointAt(at) ?? { at })}
            />
            <YAxis
              stroke={axis}
              tickLine={false}
              axisLine={false}
              width={84}
              fontSize={12}
              domain={['auto', 'auto']}
              tickFormatter={shown}
            />
            <Tooltip
              isAnimationActive={false}
              content={({ active, label }) => {
                const point = active && pointAt(label);
                return point ? (
                  <Hint>
                    <span>{long(point)}</span>
                    <strong>{shown(point.price)}</strong>
                  </Hint>
                ) : null;
              }}
            />
            <Area
              dataKey="price"
              name={name}
              type="linear"
              stroke={colors[0] ?? axis}
              fill={colors[0] ?? axis}
              fillOpacity={0.12}
              strokeWidth={2}
              dot={false}
              isAnimationActive={false}
            />
          </AreaChart>
        </ResponsiveContainer>
      )}
    </ChartFrame>
  );
}

const Hint = styled.div`
  display: grid;
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.tooltip};
  color: ${({ theme }) => theme.color.onTooltip};
  font-size: ${({ theme }) => theme.size[13]};
`;
