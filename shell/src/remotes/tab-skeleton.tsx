import { CardSkeleton, Grid, Skeleton, Stack, styled, TableSkeleton, VisuallyHidden } from '@plaza/ui';
import { delayedAppearance } from './delayed-appearance';

/** The shape that most tabs have: a title, some figures, a table. `quiet` where the loading is announced elsewhere. */
export function TabSkeleton({ quiet = false }: { quiet?: boolean }) {
  return (
    <Late role={quiet ? undefined : 'status'}>
      {!quiet && <VisuallyHidden>Loading</VisuallyHidden>}
      <Stack gap={24} aria-hidden>
        <Skeleton width="180px" height="24px" />
        <Grid min={260}>
          <CardSkeleton lines={2} />
          <CardSkeleton lines={2} />
          <CardSkeleton lines={2} />
        </Grid>
        <TableSkeleton rows={7} columns={5} />
      </Stack>
    </Late>
  );
}

const Late = styled.div`${delayedAppearance}`;
