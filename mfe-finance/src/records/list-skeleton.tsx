import { PageHeader, Stack, TableSkeleton, usePhone } from '@plaza/ui';
import type { ComponentProps, ReactNode } from 'react';

interface ListSkeletonProps extends ComponentProps<typeof TableSkeleton> {
  /** What the list has over it. */
  title: string;
  /** The places of what finds and sorts its rows. */
  children?: ReactNode;
}

/** The height of a row that says something below the name of its record, in pixels. */
export const twoLineRow = 49.5;

/** A titled list of records while it loads. */
export const ListSkeleton = ({ title, children, ...table }: ListSkeletonProps) => (
  <Stack gap={12}>
    <PageHeader level={2} title={title} />
    <Stack gap={usePhone() ? 8 : 12}>
      {children}
      <TableSkeleton rowHeight={twoLineRow} {...table} />
    </Stack>
  </Stack>
);
