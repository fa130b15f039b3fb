import { Skeleton, Stack, VisuallyHidden } from '@plaza/ui';

/** The placeholder of the saves. */
export function HistorySkeleton() {
  return (
    <Stack gap={24} role="status">
      <VisuallyHidden>Loading the history</VisuallyHidden>
      {[1, 2, 3, 4].map((place) => (
        <Stack key={place} gap={8}>
          <Skeleton width="55%" />
          <Skeleton width="35%" height="20px" />
        </Stack>
      ))}
    </Stack>
  );
}
