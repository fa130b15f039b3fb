import { Button, PageHeader, Stack } from '@plaza/ui';
import type { ComponentType, ReactNode } from 'react';

/** What stands above a part of the panel. */
export interface PartHead {
  readonly title: string;
  readonly subtitle: string;
  /** The words of its button, and what stands before them. */
  readonly action?: string;
  readonly ActionIcon?: ComponentType;
}

/**
 * A part of the panel while its code loads: its head, the button not yet to be pressed, and the shape of what comes.
 */
export function PartLoading({ head, children }: { head: PartHead; children: ReactNode }) {
  const { title, subtitle, action, ActionIcon } = head;
  const button = (
    <Button disabled icon={ActionIcon && <ActionIcon />}>
      {action}
    </Button>
  );
  return (
    <Stack>
      <PageHeader level={2} title={title} subtitle={subtitle} {...(action && { oneLine: true, actions: button })} />
      {children}
    </Stack>
  );
}
