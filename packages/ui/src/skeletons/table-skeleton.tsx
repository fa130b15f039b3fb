import { styled } from 'styled-components';
import { VisuallyHidden } from '../display/visually-hidden';
import { CardSurface } from '../layout/card';
import { usePhone } from '../theme/media-query';
import { places } from './places';
import { ButtonSkeleton, Skeleton } from './skeleton';

/**
 * What stands in a `Table`'s place until its rows come, announced once as loading: rows in a frame, and under 640 px
 * the cards that the table shows there.
 * @param rowHeight px, where the rows have more than a line of text each
 * @param headerHeight px, where the header has two lines
 * @param sortable whether the choice of an order stands above the cards
 * @param cardLines values below the title of a card; 0 for cards that open, as those of columns with `onCard`
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
      {places(rows + 1).map((row, index) => (
        <Line key={row} $columns={columns} $height={index === 0 ? headerHeight : rowHeight}>
          {places(columns).map((cell) => (
            <Skeleton key={cell} width="60%" height="12px" />
          ))}
        </Line>
      ))}
    </Frame>
  );
}

/**
 * The cards of a list on a narrow screen while they load, announced once as loading: a name and a figure each.
 * @param lines values below the name, each with its label; the card has a figure beside its name where there are none
 */
export function CardsSkeleton({ cards, lines = 0 }: { cards: number; lines?: number }) {
  return (
    <Cards role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      {places(cards).map((card) => (
        <RowCard key={card}>
          <Ends $height={lines ? 28 : 36}>
            <Skeleton width="45%" />
            {lines === 0 && <Skeleton width="25%" />}
          </Ends>
          {lines > 0 && (
            <Values>
              {places(lines).map((line) => (
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

/** The choice of an order, as high as a button. */
const SortPlace = styled.div`
  margin-bottom: ${({ theme }) => theme.space[8]};
`;

/** As the list of `TableCards`, whose card has at least 60 px and its lines. */
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
