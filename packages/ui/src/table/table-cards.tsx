import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Select } from '../controls/select';
import { ChevronDownIcon } from '../display/icons';
import { VisuallyHidden } from '../display/visually-hidden';
import { CardSurface } from '../layout/card';
import { type Column, minSortableCards, type Sort } from './table-columns';

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

type RowCardProps<Row> = Pick<TableCardsProps<Row>, 'columns' | 'actions'> & { row: Row };

/** All values are visible, for rows with few of them. */
function PlainCard<Row>({ row, columns: [title, ...rest], actions }: RowCardProps<Row>) {
  return (
    <Padded>
      <Head>
        <Title>{title?.cell(row)}</Title>
        {actions && <Actions>{actions(row)}</Actions>}
      </Head>
      <ValueLines row={row} columns={rest} />
    </Padded>
  );
}

/** A summary that expands to the other values and the actions. */
function DetailsCard<Row>({ row, columns: [title, ...rest], actions }: RowCardProps<Row>) {
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const of = (place: Column<Row>['onCard']) => rest.filter(({ onCard }) => onCard === place);
  return (
    <>
      <Face type="button" aria-expanded={open} aria-controls={detailsId} onClick={() => setOpen(!open)}>
        <Facts>
          <Title>{title?.cell(row)}</Title>
          <Figures>
            {of('figure').map((column) => (
              <strong key={column.id}>{column.cell(row)}</strong>
            ))}
            {of('aside')
              .filter(({ isEmpty }) => !isEmpty?.(row))
              .map((column) => (
                <span key={column.id}>{column.cell(row)}</span>
              ))}
          </Figures>
        </Facts>
        <VisuallyHidden> Details</VisuallyHidden>
        <Arrow aria-hidden>
          <ChevronDownIcon />
        </Arrow>
      </Face>
      <Details id={detailsId} hidden={!open}>
        {open && (
          <>
            <ValueLines row={row} columns={[...of(undefined), ...of('details')]} />
            {actions && <DetailActions>{actions(row)}</DetailActions>}
          </>
        )}
      </Details>
    </>
  );
}

function ValueLines<Row>({ row, columns }: Pick<RowCardProps<Row>, 'row' | 'columns'>) {
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

function SortChoice<Row>({ columns, rows, sort, onSortChange }: TableCardsProps<Row>) {
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

const Item = styled(CardSurface)``;

const Padded = styled.div`
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
`;

const Face = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 20px;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  width: 100%;
  min-height: 60px;
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[16]};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.card};
  background: none;
  text-align: start;
  &:focus-visible { outline-offset: -2px; }
`;

/** A figure that would leave the title too little room wraps below it. */
const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${({ theme }) => theme.space[8]};
  min-width: 0;
  > :first-child { flex: 1 1 11rem; }
`;

const Figures = styled.span`
  display: grid;
  justify-items: end;
  max-width: 100%;
  margin-inline-start: auto;
  text-align: end;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  > strong { font-weight: ${({ theme }) => theme.weight.strong}; }
  small { font-weight: ${({ theme }) => theme.weight.normal}; }
  > span { color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size[13]}; }
`;

const Arrow = styled.span`
  color: ${({ theme }) => theme.color.muted};
  transition: transform ${({ theme }) => theme.motion.base};
  [aria-expanded='true'] > & { transform: rotate(180deg); }
  > svg { width: 20px; height: 20px; }
`;

const Details = styled.div`
  padding: 0 ${({ theme }) => theme.space[16]} ${({ theme }) => theme.space[12]};
  &[hidden] { display: none; }
`;

/** Touch needs more space than a pointer. */
const DetailActions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space[8]};
  margin-top: ${({ theme }) => theme.space[8]};
  && > button { min-width: 44px; height: 44px; }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[8]};
  min-height: 28px;
`;

const Title = styled.span`
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
