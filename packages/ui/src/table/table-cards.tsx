import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CardSurface } from '../layout/card';
import { DetailsCard } from './details-card';
import { PlainCard } from './plain-card';
import { SortChoice } from './sort-choice';
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

/** A table's rows as cards for narrow screens: the first column is the card's title, the other values have labels. */
export function TableCards<Row>(props: TableCardsProps<Row>) {
  const { label, columns, rows, rowKey, actions } = props;
  return (
    <div>
      <SortChoice {...props} />
      <List aria-label={label}>
        {rows.map((row) => (
          <Item key={rowKey(row)} as="li">
            {columns.some(({ onCard }) => onCard) ? (
              <DetailsCard row={row} columns={columns} actions={actions} />
            ) : (
              <PlainCard row={row} columns={columns} actions={actions} />
            )}
          </Item>
        ))}
      </List>
    </div>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[8]};
  padding: 0;
  list-style: none;
`;

const Item = styled(CardSurface)``;
