import type { ChartArea } from '@plaza/ui';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { compactAmount, evenNames, formatMonthOf, horizontalGrid, moneyAxis, quietAxis, timeAxis } from './axes';
import { ChartHint } from './chart-hint';

/** One series of bars. Series with the same `stack` are stacked, others are side by side. */
export interface BarSeries {
  readonly name: string;
  readonly stack: string;
  readonly color: string;
}

/** A month, and the amount of each series by its name, as decimal strings. */
export interface MonthOfBars {
  /** YYYY-MM. */
  readonly month: string;
  readonly amounts: Readonly<Record<string, string>>;
}

interface BarsByMonthProps {
  months: readonly MonthOfBars[];
  series: readonly BarSeries[];
  area: Pick<ChartArea, 'height' | 'axis' | 'grid'>;
  money: (amount: string) => string;
}

/** Amounts month by month, as bars. */
export function BarsByMonth({ months, series, area: { height, axis, grid }, money }: BarsByMonthProps) {
  const drawn = months.map(({ month, amounts }) => ({ month, ...numbersOf(amounts) }));
  const ends = [0, ...months.flatMap(({ amounts }) => stackEnds(numbersOf(amounts), series))];
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart data={drawn} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} barGap={2} accessibilityLayer={false}>
        <CartesianGrid {...horizontalGrid} stroke={grid} />
        <XAxis
          {...timeAxis}
          {...evenNames}
          dataKey="month"
          stroke={axis}
          minTickGap={16}
          tickFormatter={formatMonthOf}
        />
        <YAxis {...quietAxis} {...moneyAxis(ends)} stroke={axis} width={48} tickFormatter={compactAmount} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: grid, fillOpacity: 0.4 }}
          content={({ active, label }) => {
            const found = active && months.find(({ month }) => month === label);
            if (!found) return null;
            const lines = series.map(({ name, color }) => ({ name, color, figure: money(found.amounts[name] ?? '0') }));
            return <ChartHint title={formatMonthOf(found.month)} lines={lines} />;
          }}
        />
        {series.map(({ name, stack, color }) => (
          <Bar key={name} dataKey={name} stackId={stack} fill={color} maxBarSize={28} isAnimationActive={false} />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

/** The total height of each stack of a month. */
function stackEnds(amounts: Readonly<Record<string, number>>, series: readonly BarSeries[]): number[] {
  const ends = new Map<string, number>();
  for (const { name, stack } of series) ends.set(stack, (ends.get(stack) ?? 0) + (amounts[name] ?? 0));
  return [...ends.values()];
}

/** Converted to numbers, for drawing only. */
const numbersOf = (amounts: MonthOfBars['amounts']) =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, Number(amount)]));
