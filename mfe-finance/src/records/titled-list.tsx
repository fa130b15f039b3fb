import { PageHeader, Stack } from '@plaza/ui';
import type { ReactNode } from 'react';

/** A list below its title. */
export const TitledList = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap={12}>
    <PageHeader level={2} title={title} />
    {/* In a place of its own, or the gap would come on top of that between the parts of a list of cards. */}
    <div>{children}</div>
  </Stack>
);
