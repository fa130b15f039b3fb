import { TableSkeleton } from '@plaza/ui';

/** How many of the requests that were found stand on a page. */
export const pageSize = 10;

/** A page of requests before they are found. */
export const FoundSkeleton = () => <TableSkeleton rows={pageSize} columns={7} cardLines={5} />;
