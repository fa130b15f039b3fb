import { Button, IconButton, PageHeader, PlusIcon, RefreshIcon, Stack, styled } from '@plaza/ui';
import { useUser } from '@plaza/web-kit';
import { useState } from 'react';
import { TaskDialog } from './dialogs/task-dialog';
import { FilterBar } from './list/filter-bar';
import { useUsers } from './list/use-users';
import { useUserFilters } from './list/user-filters';
import { UsersList } from './list/users-list';
import { type Manager, managerOf } from './manager';
import type { Task } from './task';
import { useFocusKept } from './use-focus-kept';

/** The people whom one manages; with a `contractorId`, or for a contractor, that contractor's employees. */
export function UserManagement({ contractorId }: { contractorId?: string }) {
  const user = useUser();
  return user && <People manager={managerOf(user, contractorId)} />;
}

function People({ manager }: { manager: Manager }) {
  const filtering = useUserFilters();
  const result = useUsers(manager, filtering.filters);
  const [task, setTask] = useState<Task>();
  const heading = useFocusKept<HTMLDivElement>(task !== undefined);
  const total = result.data?.pagination.total;
  return (
    <Stack>
      <Heading ref={heading} tabIndex={-1}>
        <PageHeader
          level={2}
          title={total === undefined ? 'Users' : `Users (${total})`}
          actions={
            <>
              <IconButton label="Refresh" loading={result.isFetching} onClick={result.refetch}>
                <RefreshIcon />
              </IconButton>
              <Button variant="primary" icon={<PlusIcon />} onClick={() => setTask({ kind: 'add' })}>
                Add User
              </Button>
            </>
          }
        />
      </Heading>
      <FilterBar manager={manager} filtering={filtering} />
      <UsersList manager={manager} filtering={filtering} result={result} onTask={setTask} />
      {task && <TaskDialog manager={manager} task={task} onTask={setTask} onClose={() => setTask(undefined)} />}
    </Stack>
  );
}

const Heading = styled.div`
  &:focus { outline: none; }
`;
