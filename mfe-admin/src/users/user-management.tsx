import { Button, IconButton, PageHeader, PlusIcon, RefreshIcon, Stack, styled } from '@plaza/ui';
import { useUser } from '@plaza/web-kit';
import { useState } from 'react';
import { type Caller, toCaller } from './access/caller';
import type { OpenDialog } from './dialogs/open-dialog';
import { UserDialog } from './dialogs/user-dialog';
import { FilterBar } from './list/filter-bar';
import { useUsers } from './list/use-users';
import { useUserFilters } from './list/user-filters';
import { UsersList } from './list/users-list';
import { useFocusAfterDialog } from './use-focus-after-dialog';

/** The users whom the caller manages; with a `contractorId`, or for a contractor, that contractor's employees. */
export function UserManagement({ contractorId }: { contractorId?: string }) {
  const user = useUser();
  return user && <Users caller={toCaller(user, contractorId)} />;
}

function Users({ caller }: { caller: Caller }) {
  const filtering = useUserFilters();
  const result = useUsers(caller, filtering.filters);
  const [dialog, setDialog] = useState<OpenDialog>();
  const heading = useFocusAfterDialog<HTMLDivElement>(dialog !== undefined);
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
              <Button variant="primary" icon={<PlusIcon />} onClick={() => setDialog({ kind: 'add' })}>
                Add User
              </Button>
            </>
          }
        />
      </Heading>
      <FilterBar caller={caller} filtering={filtering} />
      <UsersList caller={caller} filtering={filtering} result={result} onOpen={setDialog} />
      {dialog && <UserDialog caller={caller} dialog={dialog} onOpen={setDialog} onClose={() => setDialog(undefined)} />}
    </Stack>
  );
}

const Heading = styled.div`
  &:focus { outline: none; }
`;
