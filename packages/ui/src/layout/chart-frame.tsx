import { type ReactNode, useId, useRef, useState } from 'react';
import { css, styled, useTheme } from 'styled-components';
import { Button } from '../controls/button';
import { IconButton } from '../controls/icon-button';
import { DownloadIcon, MoreIcon, PrinterIcon } from '../display/icons';
import { Menu } from '../overlay/menu';
import { CardSurface } from './card';

/**
 * What a chart needs to draw: its height in pixels, or 100% of its container, and colors for the series, axis and grid.
 */
export interface ChartArea {
  height: number | '100%';
  colors: readonly string[];
  axis: string;
  grid: string;
}

export interface ChartFrameProps {
  title: string;
  /** A description of the chart in one or two sentences, for screen readers. */
  summary: string;
  /** The same data as a table: a header and rows of formatted texts. */
  table: { head: readonly string[]; rows: readonly (readonly string[])[] };
  height?: number;
  /** Grows with its container, such as a card beside a taller one; `height` is then the minimum. */
  fills?: boolean;
  /** The names of the series in their order, each with a figure: what the labels in the drawing do not contain. */
  legend?: readonly { name: string; figure?: string }[];
  /** The page shows the legend elsewhere, so only the exported picture includes it. */
  legendElsewhere?: boolean;
  /** Controls above the drawing, such as a choice of the range. */
  controls?: ReactNode;
  /** Without a surface of its own, for use on a card. */
  bare?: boolean;
  /** Draws the chart, without animation and with at most five series. */
  children: (area: ChartArea) => ReactNode;
}

/**
 * The frame of every chart: its title, a text alternative for screen readers, its data as a table, and its export as a
 * picture and in print.
 */
export function ChartFrame(props: ChartFrameProps) {
  const {
    title,
    summary,
    table,
    height = 260,
    fills = false,
    legend,
    legendElsewhere = false,
    controls,
    bare = false,
    children,
  } = props;
  const [asTable, setAsTable] = useState(false);
  const root = useRef<HTMLElement>(null);
  const theme = useTheme();
  const { color } = theme;
  const titleId = useId();

  async function handleSave() {
    const drawing = root.current?.querySelector<SVGSVGElement>('[role="img"] svg');
    if (!drawing) return;
    const { saveAsPng } = await import('./save-as-png');
    const colored = (legend ?? []).map(({ name, figure }, index) => ({
      text: figure ? `${name}  ${figure}` : name,
      color: color.chart[index % color.chart.length] ?? color.text,
    }));
    await saveAsPng(drawing, { title, legend: colored, theme });
  }

  function handlePrint() {
    root.current?.setAttribute('data-printed', '');
    window.addEventListener('afterprint', () => root.current?.removeAttribute('data-printed'), { once: true });
    window.print();
  }

  return (
    <Root ref={root} as="figure" aria-labelledby={titleId} $bare={bare} $fills={fills}>
      <Head>
        <h2 id={titleId}>{title}</h2>
        <Actions>
          {controls}
          <Button size="sm" variant="ghost" onClick={() => setAsTable(!asTable)}>
            {asTable ? 'Show chart' : 'Show table'}
          </Button>
          <Menu
            trigger={
              <IconButton size="sm" label={`More on ${title}`}>
                <MoreIcon />
              </IconButton>
            }
            items={[
              {
                label: 'Save as PNG',
                icon: <DownloadIcon />,
                disabled: asTable,
                onSelect: () => void handleSave(),
              },
              { label: 'Print', icon: <PrinterIcon />, onSelect: handlePrint },
            ]}
          />
        </Actions>
      </Head>
      {asTable ? (
        <DataTable title={title} table={table} height={height} />
      ) : (
        <Drawing role="img" aria-label={summary} $fills={fills} style={fills ? { minHeight: height } : { height }}>
          {children({ height: fills ? '100%' : height, colors: color.chart, axis: color.muted, grid: color.line })}
        </Drawing>
      )}
      {legend && !legendElsewhere && !asTable && (
        <Legend aria-hidden>
          {legend.map(({ name, figure }, index) => (
            <li key={name}>
              <Dot style={{ background: color.chart[index % color.chart.length] }} />
              {name}
              {figure && <strong>{figure}</strong>}
            </li>
          ))}
        </Legend>
      )}
    </Root>
  );
}

function DataTable({ title, table, height }: Pick<ChartFrameProps, 'title' | 'table'> & { height: number }) {
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

const Root = styled(CardSurface)<{ $bare: boolean; $fills: boolean }>`
  ${({ $fills }) => $fills && 'display: flex; flex: 1; flex-direction: column;'}
  ${({ $bare, theme }) =>
    $bare ? css`border: 0; background: none;` : css`padding: ${theme.space[12]} ${theme.space[16]} ${theme.space[16]};`}
  @media print {
    break-inside: avoid;
    &[data-printed] { position: absolute; inset: 0; }
  }
`;

/**
 * With `fills` the chart is absolutely positioned, as it would otherwise keep the container as high as it has drawn
 * itself.
 */
const Drawing = styled.div<{ $fills: boolean }>`
  ${({ $fills }) => $fills && 'position: relative; flex: 1; > * { position: absolute; inset: 0; }'}
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[12]};
  margin-bottom: ${({ theme }) => theme.space[12]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  @media print { display: none; }
`;

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
