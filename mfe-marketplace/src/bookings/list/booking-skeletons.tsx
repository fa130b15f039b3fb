import { CardSkeleton, Grid, styled } from '@plaza/ui';

/** The minimum width of a card, in pixels. */
export const cardWidth = 340;

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Placeholders of the cards while they load. */
export function BookingSkeletons() {
  return (
    <Grid min={cardWidth} aria-busy>
      {places.map((place) => (
        <Place key={place}>
          <CardSkeleton lines={5} />
        </Place>
      ))}
    </Grid>
  );
}

const Place = styled.div`
  display: grid;
  min-height: 232px;
`;
