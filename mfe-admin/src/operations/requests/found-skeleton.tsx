import { TableSkeleton } from '@plaza/ui';

/** The number of found requests on a page. */
export const pageSize = 10;

/** The placeholder of a page of requests. */
export const FoundSkeleton = () => <TableSkeleton rows={pageSize} columns={7} cardLines={5} />;
