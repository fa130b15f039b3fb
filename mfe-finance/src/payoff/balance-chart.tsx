import type { PayoffSimulation } from '@plaza/contracts/finance/payoff';
import { type ChartArea, ChartFrame } from '@plaza/ui';
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { compactAmount, horizontalGrid, moneyAxis, quietAxis, timeAxis } from '../charts/axes';
import { ChartHint } from '../charts/chart-hint';
import { formatMonths, notAvailable } from '../metrics/format-figure';
import { type AmountStyle, formatAmount } from '../money/format-amount';
import { balancePoints, labelPlace } from './balance-points';
import { LineName, wayNames, ways } from './line-name';
import { monthFromNow, yearTicks } from './months-from-now';

interface BalanceChartProps {
  simulation: PayoffSimulation;
  settings: AmountStyle;
}

/** The total balance of all loans until they are paid off, with and without the plan. */
export default function BalanceChart({ simulation, settings }: BalanceChartProps) {
  const amountOf = (amount: string | undefined) =>
    amount === undefined ? notAvailable : formatAmount(amount, simulation.baseCurrency, settings);
  const points = balancePoints(simulation, 120);
  return (
    <ChartFrame
      title="Balance Over Time"
      summary={ways.map((way) => `${wayNames[way]}: ${endOf(simulation[way].months)}.`).join(' ')}
      table={{
        head: ['Month', ...ways.map((way) => wayNames[way])],
        rows: balancePoints(simulation, 24).map((point) => [
          monthFromNow(point.month),
          ...ways.map((way) => amountOf(point[way])),
        ]),
      }}
    >
      {(area) => <BalanceDrawing points={points} area={area} amountOf={amountOf} />}
    </ChartFrame>
  );
}

type Points = ReturnType<typeof balancePoints>;

interface BalanceDrawingProps {
  points: Points;
  area: ChartArea;
  amountOf: (amount: string | undefined) => string;
}

function BalanceDrawing({ points, area: { height, colors, axis, grid }, amountOf }: BalanceDrawingProps) {
  const last = points.at(-1)?.month ?? 0;
  const drawn = points.map(({ month, ...left }) => ({
    month,
    plan: toNumber(left.plan),
    asItIs: toNumber(left.asItIs),
  }));
  return (
    <ResponsiveContainer width="100%" height={height}>
      <LineChart data={drawn} accessibilityLayer={false} margin={{ top: 16, right: 16, bottom: 0, left: 0 }}>
        <CartesianGrid {...horizontalGrid} stroke={grid} />
        <XAxis
          {...timeAxis}
          dataKey="month"
          type="number"
          domain={[0, last]}
          ticks={yearTicks(last)}
          tickFormatter={monthFromNow}
          stroke={axis}
        />
        <YAxis
          {...quietAxis}
          {...moneyAxis([0, ...drawn.flatMap(({ plan, asItIs }) => [plan ?? 0, asItIs ?? 0])])}
          stroke={axis}
          width={48}
          tickFormatter={compactAmount}
        />
        <Tooltip
          isAnimationActive={false}
          content={({ active, label }) => {
            const point = active && points.find(({ month }) => month === label);
            return point ? <MonthHint point={point} amountOf={amountOf} /> : null;
          }}
        />
        {ways.map((way, index) => wayLine(way, points, colors[index] ?? axis))}
      </LineChart>
    </ResponsiveContainer>
  );
}

const wayLine = (way: (typeof ways)[number], points: Points, color: string) => (
  <Line
    key={way}
    dataKey={way}
    name={wayNames[way]}
    type="monotone"
    stroke={color}
    strokeWidth={2}
    strokeDasharray={way === 'asItIs' ? '6 4' : '0'}
    dot={false}
    isAnimationActive={false}
    label={({ index, x, y }) => (
      <LineName way={way} x={Number(x)} y={Number(y)} shown={index === labelPlace(points, way)} color={color} />
    )}
  />
);

/** The balances in one month, while the pointer is on it. */
const MonthHint = ({ point, amountOf }: Pick<BalanceDrawingProps, 'amountOf'> & { point: Points[number] }) => (
  <ChartHint
    title={monthFromNow(point.month)}
    lines={ways.map((way) => ({ name: wayNames[way], figure: amountOf(point[way]) }))}
  />
);

/** Converted to a number, for the chart only. */
const toNumber = (amount: string | undefined) => (amount === undefined ? null : Number(amount));

const endOf = (months: number | null) =>
  months === null ? 'the debt never ends' : `nothing is owed after ${formatMonths(months)}`;
