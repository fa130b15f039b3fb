import { Skeleton, Stack } from '@plaza/ui';

/** A decision and its reason while they load. */
export function DecisionsSkeleton() {
  return (
    <Stack gap={8}>
      <Skeleton width="70%" />
      <Skeleton width="45%" />
    </Stack>
  );
}
