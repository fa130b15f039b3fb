import { styled, VisuallyHidden } from '@plaza/ui';
import type { ListView, QuoteSort } from '../view/list-view';
import { narrowTable, useFittingView } from './fitting-view';
import { QuoteRow } from './quote-row';
import { type RowsProps, rowPropsOf } from './row-props';
import { SortHeader } from './sort-header';
import { useGradualRows } from './use-gradual-rows';

interface QuoteTableProps<Row> extends RowsProps<Row> {
  readonly sort: QuoteSort | undefined;
  readonly onSort: (sort: QuoteSort) => void;
}

/** Quotes as a table in a frame with its own scrollbar. */
export function QuoteTable<Row>({ sort, onSort, view: full, ...rest }: QuoteTableProps<Row>) {
  const view = useFittingView(full);
  const all = { ...rest, view };
  const { rows, onRemove } = all;
  const rendered = useGradualRows(rows.length);
  return (
    <QuotesFrame role="group" aria-label={view.labels.label} tabIndex={0}>
      <Root aria-label={view.labels.label} $columns={widthsOf(view, onRemove !== undefined)}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Favorite</VisuallyHidden>
            </th>
            {view.columns.map((column) => (
              <SortHeader key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
            {view.instrumentOf && (
              <>
                <th scope="col">Last 7 days</th>
                <th scope="col">
                  <VisuallyHidden>Alerts</VisuallyHidden>
                </th>
              </>
            )}
            {onRemove && (
              <th scope="col">
                <VisuallyHidden>Remove</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, rendered).map((row) => (
            <QuoteRow key={view.keyOf(row)} {...rowPropsOf(row, all)} />
          ))}
        </tbody>
      </Root>
    </QuotesFrame>
  );
}

const buttonWidth = '44px';
const lineWidth = 'var(--week-width)';

/** The grid columns of each row. */
export function widthsOf<Row>({ columns, instrumentOf }: ListView<Row>, isRemovable: boolean): string {
  const own = columns.map(({ width = 'minmax(112px, 1fr)' }) => width);
  const tools = [...(instrumentOf ? [lineWidth, buttonWidth] : []), ...(isRemovable ? [buttonWidth] : [])];
  return [buttonWidth, ...own, ...tools].join(' ');
}

/** The frame of a table and of its skeleton. */
export const QuotesFrame = styled.div`
  --week-width: 200px;
  position: relative;
  /* Fits on one screen together with what the terminal shows above it. */
  max-height: max(360px, calc(100dvh - var(--above-quotes, 284px)));
  overflow: auto;
  @media print { max-height: none; overflow: visible; }
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  @media ${narrowTable} { --week-width: 88px; }
`;

/* Each row is a grid rather than part of a common table layout: a changed price then affects the layout of its own
   row only, and rows out of sight are neither laid out nor painted. The cells are styled here, since a styled
   component for each cell would cost more than it renders. */
const Root = styled.table<{ $columns: string }>`
  display: block;
  min-width: 640px;
  :is(thead, tbody) { display: block; }
  tr {
    display: grid;
    grid-template-columns: ${({ $columns }) => $columns};
    align-items: center;
    padding-inline: ${({ theme }) => theme.space[4]};
  }
  :is(td, th) {
    padding: 0 ${({ theme }) => theme.space[8]};
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  thead {
    position: sticky;
    top: 0;
    z-index: ${({ theme }) => theme.layer.sticky};
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    background: ${({ theme }) => theme.color.sunken};
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size[13]};
  }
  thead th {
    display: flex;
    align-items: center;
    height: 36px;
    font-weight: ${({ theme }) => theme.weight.medium};
  }
  thead th[data-end='true'] { justify-content: flex-end; }
  tbody { line-height: 39px; }
  tbody tr {
    content-visibility: auto;
    contain-intrinsic-height: auto 39px;
  }
  tbody tr + tr { border-top: 1px solid ${({ theme }) => theme.color.line}; }
  tbody tr:hover { background: ${({ theme }) => theme.color.hover}; }
  tbody th { font-weight: ${({ theme }) => theme.weight.strong}; }
  :is(td, th)[data-end='true'] { text-align: end; font-variant-numeric: tabular-nums; }
  td:has(> button) { text-overflow: clip; }
  td[data-wraps] {
    padding-block: ${({ theme }) => theme.space[8]};
    line-height: 18px;
    white-space: normal;
  }
  td[data-week] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    > button { margin-inline-start: -6px; }
  }
  /* All columns fit on a tablet if names take two lines and the week shows only its line. */
  @media ${narrowTable} {
    [data-week] > :not(button) { display: none; }
    [data-week] svg { width: 60px; }
    tbody th, [data-name] { line-height: 18px; white-space: normal; overflow-wrap: break-word; }
  }
`;
