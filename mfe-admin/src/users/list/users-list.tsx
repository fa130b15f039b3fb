import { Button, CardSurface, Empty, PeopleIcon, Retry, Row, styled } from '@plaza/ui';
import { serverMessage } from '@plaza/web-kit';
import { useEffect, useEffectEvent } from 'react';
import { isSelf, type Manager } from '../manager';
import type { OpenTask } from '../task';
import { Pages } from './pages';
import type { UsersResult } from './use-users';
import { areSet, type Filtering } from './user-filters';
import { UsersSkeleton } from './users-skeleton';
import { UsersTable } from './users-table';

interface UsersListProps {
  manager: Manager;
  filtering: Filtering;
  result: UsersResult;
  onTask: OpenTask;
}

/** One page of people. The page before stays, dimmed, until the next one is here. */
export function UsersList({ manager, filtering, result, onTask }: UsersListProps) {
  const { filters, change, clear } = filtering;
  const { data, currentData, error, isFetching, refetch } = result;
  const lastPage = currentData && Math.max(1, currentData.pagination.totalPages);
  const isPastTheEnd = lastPage !== undefined && filters.page > lastPage;
  const goToLastPage = useEffectEvent(() => change({ page: lastPage ?? 1 }, { replace: true }));
  useEffect(() => {
    if (isPastTheEnd) goToLastPage();
  }, [isPastTheEnd]);

  if (error && !currentData) {
    const message = `Error loading admin panel: ${serverMessage(error, 'Failed to fetch users')}`;
    return (
      <CardSurface>
        <Retry title="The users could not be loaded" error={message} onRetry={refetch} loading={isFetching} />
      </CardSurface>
    );
  }
  if (!data || isPastTheEnd) return <UsersSkeleton />;
  if (data.users.length === 0) {
    return (
      <CardSurface aria-busy={isFetching}>
        {areSet(filters) ? <NobodyFound onClear={clear} /> : <Nobody manager={manager} onTask={onTask} />}
      </CardSurface>
    );
  }
  return (
    <>
      {error && (
        <Outdated role="status">
          This list could not be brought up to date.
          <Button size="sm" loading={isFetching} onClick={refetch}>
            Retry
          </Button>
        </Outdated>
      )}
      <UsersTable manager={manager} users={data.users} outdated={isFetching} onTask={onTask} />
      {data.pagination.total === 1 && data.users.every((person) => isSelf(manager, person)) && !areSet(filters) && (
        <CardSurface>
          <Nobody manager={manager} onTask={onTask} />
        </CardSurface>
      )}
      <Pages pagination={data.pagination} page={filters.page} onPage={(page) => change({ page })} />
    </>
  );
}

const NobodyFound = ({ onClear }: { onClear: () => void }) => (
  <Empty
    icon={<PeopleIcon size={20} />}
    title="No users found"
    text="Nobody matches what you are looking for."
    action={<Button onClick={onClear}>Clear filters</Button>}
  />
);

const Nobody = ({ manager, onTask }: { manager: Manager; onTask: OpenTask }) => (
  <Empty
    icon={<PeopleIcon size={20} />}
    title={manager.contractorId ? 'No employees yet' : 'No users yet'}
    text={
      manager.contractorId
        ? 'The people who work for you stand here. Add the first one.'
        : 'Everybody with an account stands here.'
    }
    action={
      <Button variant="primary" onClick={() => onTask({ kind: 'add' })}>
        Add User
      </Button>
    }
  />
);

const Outdated = styled(Row)`
  justify-content: space-between;
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[16]};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.attention.tint};
  color: ${({ theme }) => theme.color.attention.text};
`;
