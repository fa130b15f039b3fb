import { CardSurface, Skeleton, styled, usePhone, VisuallyHidden } from '@plaza/ui';
import { CardsHead } from './rows/cards-head';
import { QuotesFrame, widthsOf } from './rows/quote-table';
import type { ListView } from './view/list-view';

const places = (count: number) => Array.from({ length: count }, (_, place) => `place-${place}`);

/** Rows to come, in the shape that they have: of the table with its columns, or of the cards of a phone. */
export function QuotesSkeleton<Row>({ view }: { view: ListView<Row> }) {
  return usePhone() ? <CardRows view={view} /> : <TableRows view={view} />;
}

function TableRows<Row>({ view }: { view: ListView<Row> }) {
  const columns = widthsOf(view, false);
  return (
    <QuotesFrame role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      {places(view.labels.skeletons + 1).map((row) => (
        <Line key={row} $columns={columns}>
          <span />
          {view.columns.map(({ id, end }) => (
            <Cell key={id} $end={end}>
              <Skeleton width="64%" height="12px" />
            </Cell>
          ))}
          {view.instrumentOf && (
            <Cell>
              <Skeleton width="96px" height="12px" />
            </Cell>
          )}
        </Line>
      ))}
    </QuotesFrame>
  );
}

function CardRows<Row>({ view }: { view: ListView<Row> }) {
  return (
    <List role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <CardsHead view={view} />
      {places(view.labels.skeletons).map((place) => (
        <Item key={place}>
          <Skeleton width="40%" />
          <Skeleton width="80%" />
          <Skeleton width="60%" height="12px" />
          <Skeleton width="60%" height="12px" />
        </Item>
      ))}
    </List>
  );
}

const Line = styled.div<{ $columns: string }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns};
  align-items: center;
  height: 40px;
  padding-inline: ${({ theme }) => theme.space[4]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  &:nth-of-type(1) {
    height: 37px;
    border-top: 0;
    background: ${({ theme }) => theme.color.sunken};
    > * > * { background: ${({ theme }) => theme.color.edge}; }
  }
`;

const Cell = styled.span<{ $end?: boolean | undefined }>`
  display: grid;
  justify-items: ${({ $end }) => ($end ? 'end' : 'start')};
  padding-inline: ${({ theme }) => theme.space[8]};
`;

const List = styled(CardSurface)`
  overflow: hidden;
  > div + div { border-top: 1px solid ${({ theme }) => theme.color.line}; }
`;

const Item = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 96px;
  align-content: center;
  gap: ${({ theme }) => theme.space[8]};
  height: 64px;
  padding-inline: 52px ${({ theme }) => theme.space[12]};
  > :nth-child(even) { justify-self: end; }
`;
