import { TableSkeleton } from '@plaza/ui';

/** The skeleton of the services' table. */
export const ServicesSkeleton = ({ hasOwners }: { hasOwners: boolean }) => (
  <TableSkeleton rows={6} columns={hasOwners ? 6 : 5} cardLines={0} sortable />
);

/** The skeleton of the categories' table. */
export const CategoriesSkeleton = () => <TableSkeleton rows={8} columns={3} cardLines={0} sortable />;
