import { PageHeader, Stack } from '@plaza/ui';
import type { ReactNode } from 'react';

/** A list with its title above it. */
export const TitledList = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap={12}>
    <PageHeader level={2} title={title} />
    {children}
  </Stack>
);
