import { ButtonSkeleton, CardSurface, Grid, Skeleton, Stack, styled, VisuallyHidden } from '@plaza/ui';

/** The minimum width of a card, in pixels. */
export const cardWidth = 340;

const keys = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
/** The widths of a card's facts in percent: its time, place, other participant, employee and cost. */
const facts = [70, 55, 50, 32, 42];

/** Skeletons of cards: a title with its status, lines with icons, the next step and its button. */
export function BookingSkeletons() {
  return (
    <Grid min={cardWidth} role="status">
      <VisuallyHidden>Loading the bookings</VisuallyHidden>
      {keys.map((key) => (
        <Card key={key}>
          <Ends>
            <Skeleton width="48%" height="18px" />
            <Skeleton width="84px" height="22px" />
          </Ends>
          <Facts>
            {facts.map((width) => (
              <Fact key={width}>
                <Skeleton width="16px" height="16px" />
                <Skeleton width={`${width}%`} />
              </Fact>
            ))}
          </Facts>
          <Foot>
            <Fact>
              <Skeleton width="16px" height="16px" />
              <Skeleton width="60%" />
            </Fact>
            <ButtonSkeleton width="76px" />
          </Foot>
        </Card>
      ))}
    </Grid>
  );
}

/**
 * As high as a card with one line per fact, but two for the place and the other participant, which usually wrap on wide
 * screens.
 */
const Card = styled(CardSurface)`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[12]};
  min-height: 324px;
  padding: ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} { min-height: 264px; }
`;

const Ends = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 24px;
`;

const Facts = styled(Stack)`
  gap: 10px;
  ${({ theme }) => theme.media.phone} { gap: 4px; > :nth-child(4) { display: none; } }
`;

const Fact = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  height: 21px;
`;

const Foot = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[12]};
  margin-top: auto;
  padding-top: ${({ theme }) => theme.space[12]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;
