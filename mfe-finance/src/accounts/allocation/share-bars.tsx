import { type ChartArea, useTheme } from '@plaza/ui';
import { Bar, BarChart, Cell, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { quietAxis } from '../../charts/axes';
import { formatShare } from '../../metrics/format-figure';
import type { Share } from './shares';

interface ShareBarsProps {
  shares: readonly Share[];
  area: ChartArea;
  money: (amount: string) => string;
  /** On a narrow screen, names and amounts are above their bars, which then use the full width. */
  namesAbove: boolean;
}

/** The width in pixels of a character of a label at 12 px, and the gap between a label and its bar. */
const [charWidth, labelGap] = [7, 6];

/** One bar per group. Name on its left and share and amount on its right, or both above the bar. */
export function ShareBars({ shares, area: { height, colors, axis }, money, namesAbove }: ShareBarsProps) {
  const { color } = useTheme();
  const drawn = shares.map(({ name, total, share }) => ({
    name,
    value: Math.max(0, Number(total)),
    label: `${formatShare(share)} · ${money(total)}`,
  }));
  const widest = Math.max(...drawn.map(({ label }) => label.length)) * charWidth + 2 * labelGap;
  // Labels that would leave no room for the bars use a smaller font.
  const room = Math.min(widest, 260);
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart
        data={drawn}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: namesAbove ? 8 : 0, right: namesAbove ? 0 : room, bottom: 0, left: 0 }}
      >
        <XAxis type="number" domain={[0, 'dataMax']} hide />
        <YAxis {...quietAxis} type="category" dataKey="name" stroke={axis} width={92} interval={0} hide={namesAbove} />
        <Bar dataKey="value" barSize={namesAbove ? 8 : 12} radius={3} minPointSize={2} isAnimationActive={false}>
          {drawn.map(({ name }, index) => (
            <Cell key={name} fill={colors[index % colors.length] ?? axis} />
          ))}
          <LabelList
            dataKey="label"
            content={({ x, y, width, height: tall, value, index = 0 }) =>
              namesAbove ? (
                <text x={Number(x)} y={Number(y) - 10} dominantBaseline="central" fill={color.text} fontSize={12}>
                  <tspan fill={axis}>{drawn[index]?.name}</tspan>
                  <tspan dx={8}>{value}</tspan>
                </text>
              ) : (
                <text
                  x={Number(x) + Number(width) + labelGap}
                  y={Number(y) + Number(tall) / 2}
                  dominantBaseline="central"
                  fill={color.text}
                  fontSize={12 * (room / widest)}
                >
                  {value}
                </text>
              )
            }
          />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
