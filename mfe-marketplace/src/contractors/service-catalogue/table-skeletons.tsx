import { TableSkeleton } from '@plaza/ui';

/** A table of services while it loads. */
export const ServicesSkeleton = ({ hasOwners }: { hasOwners: boolean }) => (
  <TableSkeleton rows={6} columns={hasOwners ? 6 : 5} cardLines={0} sortable />
);

/** The table of categories while it loads. */
export const CategoriesSkeleton = () => <TableSkeleton rows={8} columns={3} cardLines={0} sortable />;
