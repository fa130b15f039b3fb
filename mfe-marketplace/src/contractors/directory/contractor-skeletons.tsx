import { CardSurface, Grid, Row, Skeleton, Stack, styled, VisuallyHidden } from '@plaza/ui';
import { cardWidth } from './contractor-list';

const keys = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Placeholders of the cards while they load. */
export function ContractorSkeletons() {
  return (
    <Grid min={cardWidth} role="status">
      <VisuallyHidden>Loading contractors</VisuallyHidden>
      {keys.map((key) => (
        <Surface key={key}>
          <Row gap={12} wrap={false}>
            <Skeleton width="40px" height="40px" />
            <Lines gap={8}>
              <Skeleton width="55%" />
              <Skeleton width="40%" height="12px" />
            </Lines>
          </Row>
          <Skeleton width="60%" />
          <Skeleton width="85%" height="22px" />
          <Skeleton width="45%" height="36px" />
        </Surface>
      ))}
    </Grid>
  );
}

const Surface = styled(CardSurface)`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[16]};
  padding: ${({ theme }) => theme.space[16]};
`;

const Lines = styled(Stack)`
  flex: 1;
`;
