import { styled, useTheme } from 'styled-components';
import type { ChartFrameProps } from './chart-frame';

/** The colors and names of the series; hidden from screen readers, which get the summary and the table. */
export function ChartLegend({ legend }: { legend: NonNullable<ChartFrameProps['legend']> }) {
  const { chart } = useTheme().color;
  return (
    <Legend aria-hidden>
      {legend.map(({ name, figure }, index) => (
        <li key={name}>
          <Dot style={{ background: chart[index % chart.length] }} />
          {name}
          {figure && <strong>{figure}</strong>}
        </li>
      ))}
    </Legend>
  );
}

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[16]};
  margin-top: ${({ theme }) => theme.space[8]};
  padding: 0;
  list-style: none;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  > li { display: inline-flex; align-items: center; gap: 6px; }
  strong {
    color: ${({ theme }) => theme.color.text};
    font-weight: ${({ theme }) => theme.weight.medium};
    font-variant-numeric: tabular-nums;
  }
`;

const Dot = styled.span`
  flex: none;
  width: 10px;
  height: 10px;
  border-radius: 3px;
`;
