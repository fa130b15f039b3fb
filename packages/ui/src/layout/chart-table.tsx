import { styled } from 'styled-components';
import type { ChartFrameProps } from './chart-frame';

interface ChartTableProps {
  title: string;
  table: ChartFrameProps['table'];
  /** In pixels, as high as the drawing. */
  height: number;
}

/** The data of a chart as a table. */
export function ChartTable({ title, table, height }: ChartTableProps) {
  return (
    <Scroll role="region" aria-label={`Table of ${title}`} tabIndex={0} style={{ maxHeight: Math.max(height, 160) }}>
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

const Scroll = styled.div`
  position: relative; /* or absolute texts for screen readers make the page as large as all of the content */
  overflow: auto;
  @media print { max-height: none !important; overflow: visible; }
`;

const Data = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${({ theme }) => theme.size[13]};
  font-variant-numeric: tabular-nums;
  th, td { padding: 6px 8px; border-bottom: 1px solid ${({ theme }) => theme.color.line}; text-align: end; white-space: nowrap; }
  th {
    position: sticky;
    top: 0;
    background: ${({ theme }) => theme.color.surface};
    color: ${({ theme }) => theme.color.muted};
    font-weight: ${({ theme }) => theme.weight.medium};
  }
  th:first-child, td:first-child { text-align: start; }
`;
