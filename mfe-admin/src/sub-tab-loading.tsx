import { Button, PageHeader, Stack } from '@plaza/ui';
import type { ComponentType, ReactNode } from 'react';

/** The header of a part of the panel. */
export interface SubTabHead {
  readonly title: string;
  readonly subtitle: string;
  /** The label and the icon of its button. */
  readonly action?: string;
  readonly ActionIcon?: ComponentType;
}

/** A part of the panel while its code loads: its header with the button disabled, and the skeleton of its content. */
export function SubTabLoading({ head, children }: { head: SubTabHead; children: ReactNode }) {
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
