import { Row, Skeleton, Stack, VisuallyHidden } from '@plaza/ui';

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Placeholders of the rows while they load. */
export const BoardSkeleton = () => (
  <Row as="div" role="status" gap={16} align="flex-start" wrap={false}>
    <VisuallyHidden>Loading the dispatch board</VisuallyHidden>
    <Skeleton width="220px" height="200px" />
    <Stack gap={8} style={{ flex: 1 }}>
      {rows.map((row) => (
        <Skeleton key={row} width="100%" height="48px" />
      ))}
    </Stack>
  </Row>
);
