import { CardSurface, Grid, Skeleton, Stack, styled, VisuallyHidden } from '@plaza/ui';
import { LeadGrid, SecondGrid } from './overview-grids';

/** The overview's shape while the figures load. */
export function OverviewSkeleton() {
  return (
    <Stack gap={16} role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <LeadGrid>
        <Shape $height={490} />
        <Shape $height={490} />
      </LeadGrid>
      <SecondGrid>
        <Shape $height={128} />
        <Shape $height={128} />
        <Shape $height={128} />
      </SecondGrid>
      <Grid min={300}>
        {['cash flow', 'debt', 'payoff'].map((panel) => (
          <Shape key={panel} $height={240} />
        ))}
      </Grid>
    </Stack>
  );
}

const Shape = ({ $height }: { $height: number }) => (
  <Surface style={{ minHeight: $height }}>
    <Skeleton width="30%" />
    <Skeleton width="50%" height="28px" />
    <Skeleton width="65%" />
  </Surface>
);

const Surface = styled(CardSurface)`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => theme.space[16]};
`;
