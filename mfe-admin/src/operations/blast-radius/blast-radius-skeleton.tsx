import { Card, Stack, VisuallyHidden } from '@plaza/ui';
import { GraphSkeleton } from './graph-skeleton';
import { Hint, Outcome } from './outcome';

/** The placeholder of the graph and of the text about it. */
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
