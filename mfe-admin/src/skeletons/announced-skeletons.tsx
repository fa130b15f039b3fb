import { Stack, VisuallyHidden } from '@plaza/ui';
import type { ReactNode } from 'react';

/** A column of skeletons, announced once as loading. */
export const AnnouncedSkeletons = ({ gap = 16, children }: { gap?: 8 | 12 | 16; children: ReactNode }) => (
  <Stack role="status" gap={gap}>
    <VisuallyHidden>Loading</VisuallyHidden>
    {children}
  </Stack>
);
