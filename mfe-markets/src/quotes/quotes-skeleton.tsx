import { CardSurface, Skeleton, styled, usePhone, VisuallyHidden } from '@plaza/ui';
import { CardsHead } from './rows/cards-head';
import { useFittingView } from './rows/fitting-view';
import { QuotesFrame, widthsOf } from './rows/quote-table';
import type { ListView } from './view/list-view';

const places = (count: number) => Array.from({ length: count }, (_, place) => `place-${place}`);

/** Placeholder rows in the layout of the view: a table with its columns, or cards on a phone. */
export function QuotesSkeleton<Row>({ view }: { view: ListView<Row> }) {
  return usePhone() ? <CardRows view={view} /> : <TableRows view={view} />;
}

function TableRows<Row>({ view: full }: { view: ListView<Row> }) {
  const view = useFittingView(full);
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
              <Skeleton width="min(96px, 100%)" height="12px" />
            </Cell>
          )}
        </Line>
      ))}
    </QuotesFrame>
  );
}

function CardRows<Row>({ view }: { view: ListView<Row> }) {
  const notes = view.columns.filter(({ place, wideOnly }) => place === 'note' && !wideOnly);
  return (
    <List role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <CardsHead view={view} />
      {places(view.labels.skeletons).map((place) => (
        <Item key={place}>
          <Texts>
            <Skeleton width="40%" />
            {notes.map(({ id }) => (
              <Skeleton key={id} width="64%" height="12px" />
            ))}
          </Texts>
          <Figures>
            <Skeleton width="80%" />
            <Skeleton width="60%" height="12px" />
          </Figures>
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

/** As high as two lines, or as one line and two small ones, including padding. */
const Item = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 96px;
  align-items: center;
  min-height: 64px;
  padding: 4px ${({ theme }) => theme.space[12]} 4px 52px;
`;

const Texts = styled.div`
  display: grid;
  > * { margin-block: 3.75px; }
  > :first-child { margin-block: 3.5px; }
`;

const Figures = styled(Texts)`
  justify-items: end;
`;
