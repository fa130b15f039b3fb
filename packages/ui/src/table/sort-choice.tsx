import { styled } from 'styled-components';
import { Select } from '../controls/select';
import type { TableCardsProps } from './table-cards';
import { minSortableCards } from './table-columns';

/** The order of cards, which have no column headers; only if there are enough of them. */
export function SortChoice<Row>({ columns, rows, sort, onSortChange }: TableCardsProps<Row>) {
  const sortable = columns.filter((column) => column.sortBy);
  if (sortable.length === 0 || rows.length < minSortableCards) return null;
  const options = sortable.flatMap(({ id, header }) => [
    { value: `ascending ${id}`, label: `${header}, ascending` },
    { value: `descending ${id}`, label: `${header}, descending` },
  ]);
  const handleChange = (value: string) => {
    const [direction, ...id] = value.split(' ');
    onSortChange({ id: id.join(' '), direction: direction === 'ascending' ? 'ascending' : 'descending' });
  };
  return (
    <Choice>
      <Select
        aria-label="Sort by"
        placeholder="Sort by"
        options={options}
        value={sort ? `${sort.direction} ${sort.id}` : ''}
        onValueChange={handleChange}
      />
    </Choice>
  );
}

const Choice = styled.div`
  margin-bottom: ${({ theme }) => theme.space[8]};
`;
