import { styled } from 'styled-components';
import type { TableCardsProps } from './table-cards';

export type RowCardProps<Row> = Pick<TableCardsProps<Row>, 'columns' | 'actions'> & { row: Row };

/** Values with the headers of their columns as labels. */
export function ValueLines<Row>({ row, columns }: Pick<RowCardProps<Row>, 'row' | 'columns'>) {
  return (
    <Values>
      {columns
        .filter(({ isEmpty }) => !isEmpty?.(row))
        .map((column) => (
          <Value key={column.id}>
            <dt>{column.header}</dt>
            <dd>{column.cell(row)}</dd>
          </Value>
        ))}
    </Values>
  );
}

export const Title = styled.span`
  display: block;
  min-width: 0;
  font-weight: ${({ theme }) => theme.weight.strong};
  overflow-wrap: anywhere;
  small { font-weight: ${({ theme }) => theme.weight.normal}; }
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
  > dt { flex: none; color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size[13]}; }
  > dd { min-width: 0; text-align: end; overflow-wrap: anywhere; }
`;
