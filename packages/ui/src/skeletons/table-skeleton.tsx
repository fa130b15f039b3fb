import { styled } from 'styled-components';
import { VisuallyHidden } from '../display/visually-hidden';
import { CardSurface } from '../layout/card';
import { usePhone } from '../theme/media-query';
import { ButtonSkeleton, Skeleton } from './skeleton';
import { skeletonKeys } from './skeleton-keys';

/**
 * The skeleton of a `Table`, announced once as loading: rows in a frame, and below 640 px the cards that the table
 * shows there.
 * @param rowHeight px, if the rows have more than one line of text
 * @param headerHeight px, if the header has two lines
 * @param sortable whether the choice of the sort order is shown above the cards
 * @param cardLines values below the title of a card; 0 for expandable cards, as those of columns with `onCard`
 */
export function TableSkeleton({
  rows = 5,
  columns = 4,
  rowHeight = 40,
  headerHeight = 36,
  cardLines = columns - 1,
  sortable = false,
}: {
  rows?: number;
  columns?: number;
  rowHeight?: number;
  headerHeight?: number;
  cardLines?: number;
  sortable?: boolean;
}) {
  const cards = usePhone();
  if (cards) {
    return (
      <div>
        {sortable && (
          <SortPlace>
            <ButtonSkeleton width="100%" />
          </SortPlace>
        )}
        <CardsSkeleton cards={rows} lines={cardLines} />
      </div>
    );
  }
  return (
    <Frame role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      {skeletonKeys(rows + 1).map((row, index) => (
        <Line key={row} $columns={columns} $height={index === 0 ? headerHeight : rowHeight}>
          {skeletonKeys(columns).map((cell) => (
            <Skeleton key={cell} width="60%" height="12px" />
          ))}
        </Line>
      ))}
    </Frame>
  );
}

/**
 * The skeleton of a list of cards on a narrow screen, announced once as loading: each has a name and a figure.
 * @param lines values below the name, each with its label; without any, the card has a figure beside its name
 */
export function CardsSkeleton({ cards, lines = 0 }: { cards: number; lines?: number }) {
  return (
    <Cards role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      {skeletonKeys(cards).map((card) => (
        <RowCard key={card}>
          <Ends $height={lines ? 28 : 36}>
            <Skeleton width="45%" />
            {lines === 0 && <Skeleton width="25%" />}
          </Ends>
          {lines > 0 && (
            <Values>
              {skeletonKeys(lines).map((line) => (
                <Ends key={line} $height={21}>
                  <Skeleton width="30%" height="12px" />
                  <Skeleton width="25%" height="12px" />
                </Ends>
              ))}
            </Values>
          )}
        </RowCard>
      ))}
    </Cards>
  );
}

const Frame = styled.div`
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  overflow: hidden;
`;

const Line = styled.div<{ $columns: number; $height: number }>`
  display: grid;
  grid-template-columns: 2fr repeat(${({ $columns }) => $columns - 1}, 1fr);
  align-items: center;
  gap: ${({ theme }) => theme.space[16]};
  height: ${({ $height }) => $height}px;
  padding: 0 ${({ theme }) => theme.space[16]};
  &:nth-of-type(1) { background: ${({ theme }) => theme.color.sunken}; }
  &:nth-of-type(1) > * { background: ${({ theme }) => theme.color.edge}; }
  &:not(:first-child) { border-top: 1px solid ${({ theme }) => theme.color.line}; }
`;

/** The choice of the sort order, as high as a button. */
const SortPlace = styled.div`
  margin-bottom: ${({ theme }) => theme.space[8]};
`;

/** Like the list of `TableCards`, whose cards are at least 60 px high plus their lines. */
const Cards = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[8]};
`;

const RowCard = styled(CardSurface)`
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
`;

const Values = styled.span`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  margin-top: ${({ theme }) => theme.space[8]};
`;

const Ends = styled.span<{ $height: number }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: ${({ $height }) => $height}px;
`;
