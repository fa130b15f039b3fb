import { Button, PageHeader, Stack } from '@plaza/ui';
import type { ReactNode } from 'react';

/** What stands above a part of the panel. */
export interface PartHead {
  readonly title: string;
  readonly subtitle: string;
  /** The words of its button. */
  readonly action?: string;
}

/** A part of the panel while its code loads: its head, the button not yet to be pressed, and the shape of what comes. */
export const PartLoading = ({
  head: { title, subtitle, action },
  children,
}: {
  head: PartHead;
  children: ReactNode;
}) => (
  <Stack>
    <PageHeader
      level={2}
      title={title}
      subtitle={subtitle}
      {...(action && { oneLine: true, actions: <Button disabled>{action}</Button> })}
    />
    {children}
  </Stack>
);
