import { ChevronDownIcon, ChevronUpIcon, SortIcon, styled } from '@plaza/ui';
import type { QuoteColumn, QuoteSort } from '../view/list-view';

interface SortHeaderProps<Row> {
  readonly column: QuoteColumn<Row>;
  readonly sort: QuoteSort | undefined;
  readonly onSort: (sort: QuoteSort) => void;
}

/** A column header that sorts by its column when pressed. */
export function SortHeader<Row>({ column, sort, onSort }: SortHeaderProps<Row>) {
  const { id, header, end, sortBy } = column;
  const direction = sort?.id === id ? sort.direction : undefined;
  const handleSort = () => onSort({ id, direction: direction === 'ascending' ? 'descending' : 'ascending' });
  return (
    <th scope="col" data-end={end} aria-sort={sortBy && (direction ?? 'none')}>
      {sortBy ? (
        <SortButton type="button" onClick={handleSort} data-sorted={direction} $end={end === true}>
          {header}
          {direction === 'ascending' ? <ChevronUpIcon /> : direction ? <ChevronDownIcon /> : <SortIcon />}
        </SortButton>
      ) : (
        header
      )}
    </th>
  );
}

/* In columns of figures the arrow is before the text, so that the text ends where the figures end. */
const SortButton = styled.button<{ $end: boolean }>`
  display: inline-flex;
  flex-direction: ${({ $end }) => ($end ? 'row-reverse' : 'row')};
  align-items: center;
  gap: 2px;
  margin: 0 -6px;
  padding: 4px 6px;
  line-height: 1.5;
  vertical-align: middle;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  font-weight: inherit;
  > svg { width: 14px; height: 14px; opacity: 0; }
  &:hover, &[data-sorted] { color: ${({ theme }) => theme.color.text}; }
  &:hover > svg, &:focus-visible > svg, &[data-sorted] > svg { opacity: 1; }
`;
