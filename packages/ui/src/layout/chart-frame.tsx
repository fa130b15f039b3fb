import { type ReactNode, useId, useState } from 'react';
import { styled, useTheme } from 'styled-components';
import { Button } from '../controls/button';
import { CardSurface } from './card';

/** What a drawing needs to know: its height in pixels, the series' colours, and colours for axis and grid. */
export interface ChartArea {
  height: number;
  colors: readonly string[];
  axis: string;
  grid: string;
}

export interface ChartFrameProps {
  title: string;
  /** The chart in one or two sentences, for those who cannot see it. */
  summary: string;
  /** The same data in figures: a head and rows of ready texts. */
  table: { head: readonly string[]; rows: readonly (readonly string[])[] };
  height?: number;
  /** Draws the chart, without animation and with at most five series. */
  children: (area: ChartArea) => ReactNode;
}

/** The frame of every chart: its name, a text in its place for screen readers, its table behind a button. */
export function ChartFrame({ title, summary, table, height = 260, children }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false);
  const { color } = useTheme();
  const titleId = useId();
  return (
    <Root as="figure" aria-labelledby={titleId}>
      <Head>
        <h3 id={titleId}>{title}</h3>
        <Button size="sm" variant="ghost" onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show chart' : 'Show table'}
        </Button>
      </Head>
      {asTable ? (
        <DataTable title={title} table={table} height={height} />
      ) : (
        <div role="img" aria-label={summary} style={{ height }}>
          {children({ height, colors: color.chart, axis: color.muted, grid: color.line })}
        </div>
      )}
    </Root>
  );
}

function DataTable({ title, table, height }: Pick<ChartFrameProps, 'title' | 'table'> & { height: number }) {
  return (
    <Scroll style={{ height }}>
      <Data aria-label={title}>
        <thead>
          <tr>
            {table.head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((text, index) => (
                <td key={table.head[index]}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Data>
    </Scroll>
  );
}

const Root = styled(CardSurface)`
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]} ${({ theme }) => theme.space[16]};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[12]};
  margin-bottom: ${({ theme }) => theme.space[12]};
`;

const Scroll = styled.div`
  overflow: auto;
`;

const Data = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${({ theme }) => theme.size[13]};
  th, td { padding: 6px 8px; border-bottom: 1px solid ${({ theme }) => theme.color.line}; text-align: end; }
  th { color: ${({ theme }) => theme.color.muted}; font-weight: ${({ theme }) => theme.weight.medium}; }
  th:first-child, td:first-child { text-align: start; }
`;
