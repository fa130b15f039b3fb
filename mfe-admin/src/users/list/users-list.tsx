import { Button, CardSurface, Empty, PeopleIcon, Retry } from '@plaza/ui';
import { serverMessage } from '@plaza/web-kit';
import { Pagination, PaginationSkeleton } from '../../controls/pagination';
import { useLastPage } from '../../controls/use-last-page';
import { StaleDataNotice } from '../../notices/stale-data-notice';
import { isSelf, type UserManager } from '../access/user-manager';
import type { ShowDialog } from '../dialogs/open-dialog';
import type { UsersResult } from './use-users';
import { areSet, type Filtering } from './user-filters';
import { UsersSkeleton } from './users-skeleton';
import { UsersTable } from './users-table';

interface UsersListProps {
  manager: UserManager;
  filtering: Filtering;
  result: UsersResult;
  onOpen: ShowDialog;
}

/** One page of users. The previous page stays visible, dimmed, while the next one loads. */
export function UsersList({ manager, filtering, result, onOpen }: UsersListProps) {
  const { filters, change, clear } = filtering;
  const { data, currentData, error, isFetching, refetch } = result;
  const isPastTheEnd = useLastPage(filters.page, currentData?.pagination.totalPages, (page) =>
    change({ page }, { replace: true }),
  );

  if (error && !currentData) {
    const message = `Error loading admin panel: ${serverMessage(error, 'Failed to fetch users')}`;
    return (
      <CardSurface>
        <Retry title="The users could not be loaded" error={message} onRetry={refetch} loading={isFetching} />
      </CardSurface>
    );
  }
  if (!data || isPastTheEnd) {
    return (
      <>
        <UsersSkeleton />
        <PaginationSkeleton />
      </>
    );
  }
  if (data.users.length === 0) {
    return (
      <>
        <StaleDataNotice what="users" query={result} />
        <CardSurface aria-busy={isFetching}>
          {areSet(filters) ? <NobodyFound onClear={clear} /> : <Nobody manager={manager} onOpen={onOpen} />}
        </CardSurface>
      </>
    );
  }
  return (
    <>
      <StaleDataNotice what="users" query={result} />
      <UsersTable manager={manager} users={data.users} outdated={!currentData} onOpen={onOpen} />
      {data.pagination.total === 1 && data.users.every((user) => isSelf(manager, user)) && !areSet(filters) && (
        <CardSurface>
          <Nobody manager={manager} onOpen={onOpen} />
        </CardSurface>
      )}
      <Pagination pagination={data.pagination} page={filters.page} onPage={(page) => change({ page })} />
    </>
  );
}

const NobodyFound = ({ onClear }: { onClear: () => void }) => (
  <Empty
    icon={<PeopleIcon size={20} />}
    title="No users found"
    text="Nobody matches what you are looking for."
    action={<Button onClick={onClear}>Clear Filters</Button>}
  />
);

const Nobody = ({ manager, onOpen }: { manager: UserManager; onOpen: ShowDialog }) => (
  <Empty
    icon={<PeopleIcon size={20} />}
    title={manager.contractorId ? 'No employees yet' : 'No users yet'}
    text={
      manager.contractorId
        ? 'The people who work for you appear here. Add the first one.'
        : 'Everybody with an account appears here.'
    }
    action={
      <Button variant="primary" onClick={() => onOpen({ kind: 'add' })}>
        Add User
      </Button>
    }
  />
);
