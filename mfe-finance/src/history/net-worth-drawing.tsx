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
import { compactAmount, evenNames, horizontalGrid, moneyAxis, quietAxis, timeAxis } from '../charts/axes';
import { ChartHint } from '../charts/chart-hint';
import { formatDay } from '../metrics/format-figure';
import { netWorthParts, type PartId } from './net-worth-parts';
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
        <CartesianGrid {...horizontalGrid} stroke={grid} />
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
            return point ? (
              <DayHint point={point} byPart={byPart} money={money} colors={{ total, of: colorOf }} />
            ) : null;
          }}
        />
        {byPart && netWorthParts.map(({ id, name }, index) => partArea(id, name, colorOf(index)))}
        {byPart && <ReferenceLine y={0} stroke={axis} />}
        {byPart ? (
          <Line {...netWorthSeries} stroke={total} dot={false} />
        ) : (
          <Area {...netWorthSeries} stroke={total} fill={total} fillOpacity={0.12} dot={points.length < 3} />
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

const netWorthSeries = {
  dataKey: 'netWorth',
  name: 'Net worth',
  type: 'monotone',
  strokeWidth: 2,
  isAnimationActive: false,
} as const;

const partArea = (id: PartId, name: string, color: string) => (
  <Area
    key={id}
    dataKey={id}
    name={name}
    stackId="parts"
    type="monotone"
    stroke={color}
    fill={color}
    fillOpacity={0.28}
    strokeWidth={1}
    isAnimationActive={false}
  />
);

interface DayHintProps extends Pick<NetWorthDrawingProps, 'byPart' | 'money'> {
  point: Point;
  colors: { readonly total: string; readonly of: (index: number) => string };
}

/** The figures of one day, while the pointer is on it. */
function DayHint({ point: { day, netWorth, parts }, byPart, money, colors }: DayHintProps) {
  const lines = netWorthParts.flatMap(({ id, name }, index) =>
    byPart && parts ? [{ name, figure: money(parts[id]), color: colors.of(index) }] : [],
  );
  const whole = { name: 'Net worth', figure: money(netWorth), color: byPart ? colors.total : undefined };
  return <ChartHint title={formatDay(day)} lines={[...lines, whole]} />;
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
