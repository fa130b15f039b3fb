import { CardSurface, PageHeader, Stack } from '@plaza/ui';
import type { ReactNode } from 'react';

/** The frame of a tab whose content the shell renders itself, because nothing exists yet or loading failed. */
export function TabFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={24}>
      <PageHeader title={title} />
      <CardSurface>{children}</CardSurface>
    </Stack>
  );
}
