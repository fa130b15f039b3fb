import { Skeleton, Stack } from '@plaza/ui';

/** One decision while it loads: what, and why. */
export function DecisionsSkeleton() {
  return (
    <Stack gap={8}>
      <Skeleton width="70%" />
      <Skeleton width="45%" />
    </Stack>
  );
}
