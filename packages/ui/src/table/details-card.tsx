import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../display/icons';
import { VisuallyHidden } from '../display/visually-hidden';
import { type RowCardProps, Title, ValueLines } from './row-card';
import type { Column } from './table-columns';

/** A summary that expands to the other values and the actions. */
export function DetailsCard<Row>({ row, columns: [title, ...rest], actions }: RowCardProps<Row>) {
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
