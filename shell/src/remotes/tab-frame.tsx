import { CardSurface, PageHeader, Stack } from '@plaza/ui';
import type { ReactNode } from 'react';

/** A tab whose content the shell draws itself, because there is none yet or it did not load. */
export function TabFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={24}>
      <PageHeader title={title} />
      <CardSurface>{children}</CardSurface>
    </Stack>
  );
}
