import { type ChartArea, usePhone, useTheme } from '@plaza/ui';
import { Bar, BarChart, Cell, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { quietAxis } from '../../charts/axes';
import { formatShare } from '../../metrics/format-figure';
import type { Share } from './shares';

interface ShareBarsProps {
  shares: readonly Share[];
  area: ChartArea;
  money: (amount: string) => string;
}

/** What a character of a label is wide at 12 px, and what stands between it and its bar. */
const [charWidth, labelGap] = [7, 6];

/** A bar for each group, with its name before and its share and amount behind it. */
export function ShareBars({ shares, area: { height, colors, axis }, money }: ShareBarsProps) {
  const { color } = useTheme();
  const drawn = shares.map(({ name, total, share }) => ({
    name,
    value: Math.max(0, Number(total)),
    label: `${formatShare(share)} · ${money(total)}`,
  }));
  const widest = Math.max(...drawn.map(({ label }) => label.length)) * charWidth + 2 * labelGap;
  // A label that would leave no room for the bars is written smaller.
  const room = Math.min(widest, usePhone() ? 200 : 260);
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart
        data={drawn}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 0, right: room, bottom: 0, left: 0 }}
      >
        <XAxis type="number" domain={[0, 'dataMax']} hide />
        <YAxis {...quietAxis} type="category" dataKey="name" stroke={axis} width={92} interval={0} />
        <Bar dataKey="value" barSize={12} radius={3} minPointSize={2} isAnimationActive={false}>
          {drawn.map(({ name }, index) => (
            <Cell key={name} fill={colors[index % colors.length] ?? axis} />
          ))}
          <LabelList
            dataKey="label"
            content={({ x, y, width, height: tall, value }) => (
              <text
                x={Number(x) + Number(width) + labelGap}
                y={Number(y) + Number(tall) / 2}
                dominantBaseline="central"
                fill={color.text}
                fontSize={12 * (room / widest)}
              >
                {value}
              </text>
            )}
          />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
