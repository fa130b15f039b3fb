import { type ReactNode, useId, useRef, useState } from 'react';
import { css, styled, useTheme } from 'styled-components';
import { Button } from '../controls/button';
import { CardSurface } from './card';
import { ChartExportMenu } from './chart-export-menu';
import { ChartLegend } from './chart-legend';
import { ChartTable } from './chart-table';

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
  const { color } = useTheme();
  const titleId = useId();

  return (
    <Root ref={root} as="figure" aria-labelledby={titleId} $bare={bare} $fills={fills}>
      <Head>
        <h2 id={titleId}>{title}</h2>
        <Actions>
          {controls}
          <Button size="sm" variant="ghost" onClick={() => setAsTable(!asTable)}>
            {asTable ? 'Show Chart' : 'Show Table'}
          </Button>
          <ChartExportMenu root={root} title={title} legend={legend} asTable={asTable} />
        </Actions>
      </Head>
      {asTable ? (
        <ChartTable title={title} table={table} height={height} />
      ) : (
        <Drawing role="img" aria-label={summary} $fills={fills} style={fills ? { minHeight: height } : { height }}>
          {children({ height: fills ? '100%' : height, colors: color.chart, axis: color.muted, grid: color.line })}
        </Drawing>
      )}
      {legend && !legendElsewhere && !asTable && <ChartLegend legend={legend} />}
    </Root>
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
