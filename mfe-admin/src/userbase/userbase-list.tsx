import type { UserbaseRow } from '@plaza/contracts/identity/user-administration';
import { limits } from '@plaza/contracts/limits';
import { roleBadge } from '@plaza/contracts/roles';
import { Badge, type Column, Empty, PeopleIcon, Retry, Stack, Table, TableSkeleton } from '@plaza/ui';
import { useState } from 'react';
import { Pages, PagesSkeleton } from '../pages';
import { useLastPage } from '../use-last-page';
import { useNarrow } from '../use-narrow';
import { useAdminUserbaseListQuery } from './userbase-api';
import type { UserbaseFilters } from './userbase-filters';

/** The people of the map, for reading; a `key` of the filters begins at the first page. */
export function UserbaseList({ filters }: { filters: UserbaseFilters }) {
  const [page, setPage] = useState(1);
  const { data, currentData, error, isFetching, refetch } = useAdminUserbaseListQuery(
    { ...filters, page },
    { refetchOnMountOrArgChange: true },
  );
  const isPastTheEnd = useLastPage(page, currentData?.pagination.totalPages, setPage);
  if (error) {
    return <Retry framed title="The list could not be loaded" error={error} onRetry={refetch} loading={isFetching} />;
  }
  if (!data || isPastTheEnd) return <ListSkeleton />;
  if (data.rows.length === 0) {
    const text = 'People appear here once their main address has a place on the map.';
    return <Empty framed icon={<PeopleIcon size={20} />} title="Nobody to list" text={text} />;
  }
  return (
    <Stack aria-busy={isFetching}>
      <Table label="People on the map" columns={columns} rows={data.rows} rowKey={({ id }) => id} />
      <Pages pagination={data.pagination} page={page} onPage={setPage} />
    </Stack>
  );
}

/** Where it is narrow, an address takes two lines. */
const ListSkeleton = () => (
  <Stack>
    <TableSkeleton rows={limits.adminPageSize} columns={4} rowHeight={useNarrow() ? 51 : 40} cardLines={4} />
    <PagesSkeleton />
  </Stack>
);

const columns: readonly Column<UserbaseRow>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name },
  { id: 'role', header: 'Role', cell: ({ role }) => <Badge>{roleBadge(role)}</Badge> },
  {
    id: 'company',
    header: 'Company',
    cell: ({ companyName }) => companyName ?? '—',
    isEmpty: ({ companyName }) => !companyName,
  },
  { id: 'address', header: 'Main address', cell: ({ address }) => address },
];
