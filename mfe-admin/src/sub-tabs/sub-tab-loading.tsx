import { Button, PageHeader, Stack } from '@plaza/ui';
import type { ComponentType, ReactNode } from 'react';

/** The header of a sub-tab of the panel. */
export interface SubTabHeader {
  readonly title: string;
  readonly subtitle: string;
  /** The label and the icon of its button. */
  readonly action?: string;
  readonly ActionIcon?: ComponentType;
}

/** A sub-tab while its code loads: its header with the button disabled, and the skeleton of its content. */
export function SubTabLoading({ header, children }: { header: SubTabHeader; children: ReactNode }) {
  const { title, subtitle, action, ActionIcon } = header;
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
