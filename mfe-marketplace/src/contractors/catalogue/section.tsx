import { PageHeader, Stack } from '@plaza/ui';
import type { ReactNode } from 'react';

/** A part of a page, named by its title; what is in it has frames of its own. */
export function Section({ title, actions, children }: { title: string; actions: ReactNode; children: ReactNode }) {
  return (
    <Stack as="section" gap={12} aria-label={title}>
      <PageHeader level={2} title={title} actions={actions} />
      {children}
    </Stack>
  );
}
