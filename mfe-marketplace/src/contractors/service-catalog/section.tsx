import { PageHeader, Stack } from '@plaza/ui';
import type { ReactNode } from 'react';

/** A titled section of a page. */
export function Section({ title, actions, children }: { title: string; actions: ReactNode; children: ReactNode }) {
  return (
    <Stack as="section" gap={12} aria-label={title}>
      <PageHeader level={2} title={title} actions={actions} />
      {children}
    </Stack>
  );
}
