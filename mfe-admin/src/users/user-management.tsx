import { Button, IconButton, PageHeader, PlusIcon, RefreshIcon, Stack, styled } from '@plaza/ui';
import { useUser } from '@plaza/web-kit';
import { useState } from 'react';
import { toUserManager, type UserManager } from './access/user-manager';
import type { OpenDialog } from './dialogs/open-dialog';
import { UserDialog } from './dialogs/user-dialog';
import { FilterBar } from './list/filter-bar';
import { useUsers } from './list/use-users';
import { useUserFilters } from './list/user-filters';
import { UsersList } from './list/users-list';
import { useFocusAfterDialog } from './use-focus-after-dialog';

/** Manages users; a contractor manages only their own employees. */
export function UserManagement() {
  const user = useUser();
  return user && <Users manager={toUserManager(user)} />;
}

function Users({ manager }: { manager: UserManager }) {
  const filtering = useUserFilters();
  const result = useUsers(filtering.filters);
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
      <FilterBar manager={manager} filtering={filtering} />
      <UsersList manager={manager} filtering={filtering} result={result} onOpen={setDialog} />
      {dialog && (
        <UserDialog manager={manager} dialog={dialog} onOpen={setDialog} onClose={() => setDialog(undefined)} />
      )}
    </Stack>
  );
}

const Heading = styled.div`
  &:focus { outline: none; }
`;
