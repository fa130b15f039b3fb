import type { ChartArea } from '@plaza/ui';
import { formatDay as formatCalendarDay } from '@plaza/ui/time';
import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { compactAmount, evenNames, moneyAxis, quietAxis, timeAxis } from '../charts/axes';
import { ChartHint } from '../charts/chart-hint';
import { formatDay } from '../metrics/format-figure';
import { netWorthParts } from './net-worth-parts';
import type { Point } from './net-worth-points';

interface NetWorthDrawingProps {
  points: readonly Point[];
  byPart: boolean;
  area: ChartArea;
  money: (amount: string) => string;
  /** Called when a day is pressed. */
  onDay: (day: string) => void;
}

/** Net worth by day as an area, or as stacked parts: assets above zero, debts below. */
export function NetWorthDrawing({ points, byPart, area, money, onDay }: NetWorthDrawingProps) {
  const { height, colors, axis, grid } = area;
  const colorOf = (index: number) => colors[index] ?? axis;
  const total = byPart ? (colors[4] ?? axis) : colorOf(0);
  const shown = byPart ? points.filter(({ parts }) => parts) : points;
  const drawn = shown.map(toNumbers);
  return (
    <ResponsiveContainer width="100%" height={height}>
      <ComposedChart
        data={drawn}
        stackOffset="sign"
        accessibilityLayer={false}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        onClick={({ activeLabel }) => activeLabel !== undefined && onDay(String(activeLabel))}
      >
        <CartesianGrid stroke={grid} vertical={false} />
        <XAxis
          {...timeAxis}
          {...evenNames}
          dataKey="day"
          stroke={axis}
          minTickGap={48}
          tickFormatter={(day: string) => formatCalendarDay(day, 'monthAndDay')}
        />
        <YAxis
          {...quietAxis}
          {...moneyAxis(drawn.flatMap(byPart ? stackEnds : ({ netWorth }) => netWorth))}
          stroke={axis}
          width={52}
          tickFormatter={compactAmount}
        />
        <Tooltip
          isAnimationActive={false}
          content={({ active, label }) => {
            const point = active && shown.find(({ day }) => day === label);
            if (!point) return null;
            const whole = { name: 'Net worth', figure: money(point.netWorth), color: byPart ? total : undefined };
            const { parts } = point;
            const lines =
              byPart && parts
                ? netWorthParts.map(({ id, name }, index) => ({
                    name,
                    figure: money(parts[id]),
                    color: colorOf(index),
                  }))
                : [];
            return <ChartHint title={formatDay(point.day)} lines={[...lines, whole]} />;
          }}
        />
        {byPart &&
          netWorthParts.map(({ id, name }, index) => (
            <Area
              key={id}
              dataKey={id}
              name={name}
              stackId="parts"
              type="monotone"
              stroke={colorOf(index)}
              fill={colorOf(index)}
              fillOpacity={0.28}
              strokeWidth={1}
              isAnimationActive={false}
            />
          ))}
        {byPart && <ReferenceLine y={0} stroke={axis} />}
        {byPart ? (
          <Line
            dataKey="netWorth"
            name="Net worth"
            type="monotone"
            stroke={total}
            strokeWidth={2}
            dot={false}
            isAnimationActive={false}
          />
        ) : (
          <Area
            dataKey="netWorth"
            name="Net worth"
            type="monotone"
            stroke={total}
            fill={total}
            fillOpacity={0.12}
            strokeWidth={2}
            dot={points.length < 3}
            isAnimationActive={false}
          />
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

/** The highest and the lowest value of a day drawn by its parts. */
function stackEnds({ netWorth, ...parts }: ReturnType<typeof toNumbers>): number[] {
  const values = [parts.cash, parts.investments, parts.property, parts.debt];
  const total = (of: number[]) => of.reduce((sum, value) => sum + value, 0);
  return [0, netWorth, total(values.filter((value) => value > 0)), total(values.filter((value) => value < 0))];
}

/** Converted to numbers, for drawing only; debts are negative. */
function toNumbers({ day, netWorth, parts }: Point) {
  const { cash, investments, property, debt } = parts ?? {};
  return {
    day,
    netWorth: Number(netWorth),
    cash: Number(cash),
    investments: Number(investments),
    property: Number(property),
    debt: -Number(debt),
  };
}
