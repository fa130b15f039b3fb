import { CardSurface, Grid, Skeleton, Stack, styled, VisuallyHidden } from '@plaza/ui';
import { FigureGrid } from '../records/figure-grid';
import { LeadGrid, SecondGrid } from './overview-grids';

/** The overview's shape while the figures load. */
export function OverviewSkeleton() {
  return (
    <Stack gap={16} role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <LeadGrid>
        <Shape $wide={557} $phone={600} />
        <Shape $wide={557} $phone={540} />
      </LeadGrid>
      <SecondGrid>
        <Shape $wide={128} $phone={128} />
        <Shape $wide={128} $phone={128} />
        <Shape $wide={128} $phone={128} />
      </SecondGrid>
      <Grid min={300}>
        {['cash flow', 'debt', 'payoff'].map((panel) => (
          <Shape key={panel} $wide={290} $phone={250} />
        ))}
      </Grid>
      <FigureGrid $columns={4}>
        {['liquid', 'crypto', 'value', 'equity'].map((tile) => (
          <Shape key={tile} $wide={109} $phone={90} />
        ))}
      </FigureGrid>
    </Stack>
  );
}

interface Height {
  $wide: number;
  $phone: number;
}

const Shape = (height: Height) => (
  <Surface {...height}>
    <Skeleton width="30%" />
    <Skeleton width="50%" height="28px" />
    <Skeleton width="65%" />
  </Surface>
);

const Surface = styled(CardSurface)<Height>`
  display: grid;
  min-height: ${({ $wide }) => $wide}px;
  ${({ theme }) => theme.media.phone} { min-height: ${({ $phone }) => $phone}px; }
  align-content: start;
  gap: ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => theme.space[16]};
`;
