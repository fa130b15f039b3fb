import { CardSkeleton, Grid, styled } from '@plaza/ui';

/** The minimum width of a card, in pixels. */
export const cardWidth = 340;

const keys = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Placeholders of the cards while they load. */
export function BookingSkeletons() {
  return (
    <Grid min={cardWidth} aria-busy>
      {keys.map((key) => (
        <Cell key={key}>
          <CardSkeleton lines={5} />
        </Cell>
      ))}
    </Grid>
  );
}

const Cell = styled.div`
  display: grid;
  min-height: 232px;
`;
