import { PageHeader, Stack, TableSkeleton, usePhone } from '@plaza/ui';
import type { ComponentProps, ReactNode } from 'react';

interface ListSkeletonProps extends ComponentProps<typeof TableSkeleton> {
  /** The title above the list. */
  title: string;
  /** The placeholders of the fields that search and sort the rows. */
  children?: ReactNode;
}

/** The height in pixels of a row with a second line below the name of its record. */
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
