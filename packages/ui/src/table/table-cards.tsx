import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Select } from '../controls/select';
import { CardSurface } from '../layout/card';
import type { Column, Sort } from './table-columns';

export interface TableCardsProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  actions?: ((row: Row) => ReactNode) | undefined;
  sort: Sort | undefined;
  onSortChange: (sort: Sort) => void;
}

/** A table's rows as cards for narrow screens: the first column is the card's title, the others name their values. */
export function TableCards<Row>(props: TableCardsProps<Row>) {
  const { label, columns, rows, rowKey, actions } = props;
  const [title, ...rest] = columns;
  return (
    <>
      <SortChoice {...props} />
      <List aria-label={label}>
        {rows.map((row) => (
          <Item key={rowKey(row)} as="li">
            <Head>
              <Title>{title?.cell(row)}</Title>
              {actions && <Actions>{actions(row)}</Actions>}
            </Head>
            <Values>
              {rest
                .filter((column) => !column.hideOnCard)
                .map((column) => (
                  <Value key={column.id}>
                    <dt>{column.header}</dt>
                    <dd>{column.cell(row)}</dd>
                  </Value>
                ))}
            </Values>
          </Item>
        ))}
      </List>
    </>
  );
}

function SortChoice<Row>({ columns, rows, sort, onSortChange }: TableCardsProps<Row>) {
  const sortable = columns.filter((column) => column.sortBy);
  if (sortable.length === 0 || rows.length < 2) return null;
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

const Actions = styled.div`
  display: flex;
  flex: none;
  gap: 2px;
`;

const Choice = styled.div`
  margin-bottom: ${({ theme }) => theme.space[8]};
`;

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[8]};
  padding: 0;
  list-style: none;
`;

const Item = styled(CardSurface)`
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[8]};
  min-height: 28px;
`;

const Title = styled.div`
  min-width: 0;
  font-weight: ${({ theme }) => theme.weight.strong};
`;

const Values = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  margin-top: ${({ theme }) => theme.space[8]};
`;

const Value = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[16]};
  > dt { color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size[13]}; }
  > dd { min-width: 0; text-align: end; overflow-wrap: anywhere; }
`;
