import { Card, Stack, VisuallyHidden } from '@plaza/ui';
import { GraphSkeleton } from './graph-skeleton';
import { Hint, Outcome } from './outcome';

/** The graph before it comes, with the place of what is said of it. */
export const BlastRadiusSkeleton = () => (
  <Card>
    <Stack role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Outcome>
        <Hint />
      </Outcome>
      <GraphSkeleton />
    </Stack>
  </Card>
);
