import type { UserbaseRow } from '@plaza/contracts/identity/user-administration';
import { limits } from '@plaza/contracts/limits';
import { roleBadge } from '@plaza/contracts/roles';
import {
  Badge,
  Button,
  type Column,
  Empty,
  PeopleIcon,
  Retry,
  Stack,
  StaleNotice,
  Table,
  TableSkeleton,
} from '@plaza/ui';
import { useState } from 'react';
import { Pagination, PaginationSkeleton } from '../controls/pagination';
import { useLastPage } from '../controls/use-last-page';
import { useNarrowPanel } from '../controls/use-narrow-panel';
import { StaleDataNotice } from '../notices/stale-data-notice';
import { useAdminUserbaseListQuery } from './userbase-api';
import { areSet, type UserbaseFilters } from './userbase-filters';

interface UserbaseListProps {
  filters: UserbaseFilters;
  onClear: () => void;
}

/** The users of the map as a list. Set `key` to the filters, so that new filters start at the first page. */
export function UserbaseList({ filters, onClear }: UserbaseListProps) {
  const [page, setPage] = useState(1);
  const query = useAdminUserbaseListQuery({ ...filters, page }, { refetchOnMountOrArgChange: true });
  const { data, currentData, error, isFetching, refetch } = query;
  const isPastTheEnd = useLastPage(page, currentData?.pagination.totalPages, setPage);
  if (!data && error) {
    return <Retry framed title="The list could not be loaded" error={error} onRetry={refetch} loading={isFetching} />;
  }
  if (!data || isPastTheEnd) return <ListSkeleton />;
  if (data.rows.length === 0) {
    return (
      <Stack>
        <StaleDataNotice what="people" query={query} />
        <Nobody isFiltered={areSet(filters)} onClear={onClear} />
      </Stack>
    );
  }
  return (
    <Stack aria-busy={isFetching}>
      {currentData && <StaleDataNotice what="people" query={query} />}
      {!currentData && error && (
        <StaleNotice loading={isFetching} onRetry={refetch}>
          Page {page} could not be loaded. You still see page {data.pagination.page}.
        </StaleNotice>
      )}
      <Table label="People on the map" columns={columns} rows={data.rows} rowKey={({ id }) => id} />
      <Pagination pagination={data.pagination} page={page} onPage={setPage} />
    </Stack>
  );
}

function Nobody({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const text = isFiltered
    ? 'Nobody who matches these filters has a place on the map.'
    : 'People appear here once their main address has a place on the map.';
  const clear = isFiltered && <Button onClick={onClear}>Clear Filters</Button>;
  return <Empty framed icon={<PeopleIcon size={20} />} title="Nobody to list" text={text} action={clear} />;
}

/** On narrow screens an address takes two lines. */
const ListSkeleton = () => (
  <Stack>
    <TableSkeleton rows={limits.adminPageSize} columns={4} rowHeight={useNarrowPanel() ? 51 : 40} cardLines={4} />
    <PaginationSkeleton />
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
