import { memo, type ReactNode, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { ChevronDownIcon, ChevronUpIcon, SortIcon } from '../display/icons';
import { useScrollEdges } from '../hooks/use-scroll-edges';
import { useMediaQuery } from '../theme/media-query';
import { lightTheme } from '../theme/theme';
import { TableCards } from './table-cards';
import { type Column, flatColumns, type Sort, sortRows } from './table-columns';

export interface TableProps<Row> {
  /** The accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Buttons at the end of a row, under the header "Actions". */
  actions?: (row: Row) => ReactNode;
  initialSort?: Sort;
  /** The sort order, if it is controlled from outside; `initialSort` is then ignored. */
  sort?: Sort | undefined;
  onSortChange?: (sort: Sort) => void;
  /** The maximum number of rendered rows, after sorting; undefined renders all. */
  limit?: number | undefined;
  /** The height (CSS length) above which the rows scroll inside the frame. */
  maxHeight?: string;
}

const narrow = `(max-width: ${lightTheme.breakpoint.phone - 0.02}px)`;

/** Rows in a frame that scrolls by itself; below 640 px a list of cards. Sorts in the browser. */
export function Table<Row>(props: TableProps<Row>) {
  const { columns, rows, initialSort, limit } = props;
  const [ownSort, setOwnSort] = useState(initialSort);
  const { sort = ownSort, onSortChange = setOwnSort } = props;
  const cards = useMediaQuery(narrow);
  const sorted = sortRows(rows, columns, sort).slice(0, limit);
  const shown = { ...props, rows: sorted, sort, onSortChange };
  return cards ? <TableCards {...shown} columns={flatColumns(columns)} /> : <FramedTable {...shown} />;
}

type FramedTableProps<Row> = TableProps<Row> & { sort: Sort | undefined; onSortChange: (sort: Sort) => void };

/** Sorted rows in a scroll container. The actions are sticky at its end. */
function FramedTable<Row>(props: FramedTableProps<Row>) {
  const { label, columns, rows, rowKey, actions, sort, onSortChange, maxHeight = '70vh' } = props;
  const frame = useRef<HTMLDivElement>(null);
  useScrollEdges(frame);
  return (
    <Frame ref={frame} role="group" aria-label={label} tabIndex={0} style={{ maxHeight }}>
      <Root aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
            ))}
            {actions && (
              <Head scope="col" $end data-print="hide" data-column="actions">
                Actions
              </Head>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BodyRow key={rowKey(row)} row={row} columns={columns} actions={actions} />
          ))}
        </tbody>
      </Root>
    </Frame>
  );
}

type BodyRowProps<Row> = Pick<TableProps<Row>, 'columns'> & {
  row: Row;
  actions: TableProps<Row>['actions'];
};

function Cells<Row>({ row, columns, actions }: BodyRowProps<Row>) {
  return (
    <tr>
      {columns.map((column) => (
        <Cell key={column.id} $end={column.align === 'end'}>
          {column.cell(row)}
          {column.below && <Below>{column.below.cell(row)}</Below>}
        </Cell>
      ))}
      {actions && (
        <Cell $end data-print="hide" data-column="actions">
          <Actions>{actions(row)}</Actions>
        </Cell>
      )}
    </tr>
  );
}

/** Memoized: renders only when its own row, the columns or the actions change. */
const BodyRow = memo(Cells) as typeof Cells;

interface HeaderCellProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSortChange: (sort: Sort) => void;
}

function HeaderCell<Row>({ column, sort, onSortChange }: HeaderCellProps<Row>) {
  const { align, width, below } = column;
  const named = flatColumns([column]);
  const sorted = named.find(({ id }) => id === sort?.id);
  const canSort = named.some(({ sortBy }) => sortBy);
  return (
    <Head
      scope="col"
      style={{ width }}
      aria-sort={canSort ? ((sorted && sort?.direction) ?? 'none') : undefined}
      $end={align === 'end'}
    >
      <HeaderName column={column} sort={sort} onSortChange={onSortChange} />
      {below && (
        <Below>
          <HeaderName column={below} sort={sort} onSortChange={onSortChange} />
        </Below>
      )}
    </Head>
  );
}

function HeaderName<Row>({ column: { id, header, sortBy }, sort, onSortChange }: HeaderCellProps<Row>) {
  const direction = sort?.id === id ? sort.direction : undefined;
  const handleSort = () => onSortChange({ id, direction: direction === 'ascending' ? 'descending' : 'ascending' });
  if (!sortBy) return header;
  return (
    <SortButton type="button" onClick={handleSort} data-sorted={direction}>
      {header}
      {direction === 'ascending' ? <ChevronUpIcon /> : direction ? <ChevronDownIcon /> : <SortIcon />}
    </SortButton>
  );
}

const edgeShadow = css`
  content: '';
  position: absolute;
  inset-block: 0;
  width: 16px;
  pointer-events: none;
`;

const Frame = styled.div`
  position: relative;
  overflow: auto;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  [data-column='actions'] { position: sticky; right: 0; }
  td[data-column='actions'] { background: ${({ theme }) => theme.color.surface}; }
  thead [data-column='actions'] { z-index: ${({ theme }) => theme.layer.sticky + 1}; }
  /* A shadow at the edge shows that there is more beyond it. */
  &[data-beyond] [data-column='actions']::before { ${edgeShadow} right: 100%; border-right: 1px solid ${({ theme }) => theme.color.line}; background: linear-gradient(to left, ${({ theme }) => theme.color.edgeShade}, transparent); }
  &[data-beyond]:not(:has([data-column='actions'])) { box-shadow: inset -12px 0 12px -12px ${({ theme }) => theme.color.edgeShade}; }
  @media print { max-height: none !important; overflow: visible; }
`;

const Root = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
`;

/** In narrow windows the columns have less padding, so that more of them are visible. */
const compact = css`
  @media (max-width: 1023.98px) { padding-inline: ${({ theme }) => theme.space[12]}; }
`;

const Head = styled.th<{ $end?: boolean }>`
  position: sticky;
  top: 0;
  z-index: ${({ theme }) => theme.layer.sticky};
  height: 36px;
  padding: 0 ${({ theme }) => theme.space[16]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-weight: ${({ theme }) => theme.weight.medium};
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  white-space: nowrap;
  ${compact}
  /* Figures are right-aligned with their header's text, so the arrow is before the text. */
  ${({ $end }) => $end && 'button { flex-direction: row-reverse; }'}
`;

/** Less prominent than the value above it. */
const Below = styled.div`
  td > & { color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size[13]}; }
  th > & { font-weight: ${({ theme }) => theme.weight.normal}; margin-bottom: ${({ theme }) => theme.space[4]}; }
`;

const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  margin: 0 -6px;
  padding: 4px 6px;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  font-weight: inherit;
  > svg { width: 14px; height: 14px; opacity: 0; }
  &:hover, &[data-sorted] { color: ${({ theme }) => theme.color.text}; }
  &:hover > svg, &:focus-visible > svg, &[data-sorted] > svg { opacity: 1; }
`;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 2px;
  margin-inline-end: -8px;
  /* The row's own background already is the hover color. */
  && > button:hover { background: ${({ theme }) => theme.color.line}; }
`;

const Cell = styled.td<{ $end: boolean }>`
  height: 40px;
  padding: 4px ${({ theme }) => theme.space[16]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  font-variant-numeric: ${({ $end }) => ($end ? 'tabular-nums' : 'normal')};
  ${compact}
  tr:last-child > & { border-bottom: 0; }
  tr:hover > & { background: ${({ theme }) => theme.color.hover}; }
`;
