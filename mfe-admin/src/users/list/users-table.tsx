import type { AdminUser } from '@plaza/contracts/identity/user-administration';
import { styled, Table } from '@plaza/ui';
import { useNarrow } from '../../use-narrow';
import { type Caller, mayManage } from '../access/caller';
import type { ShowDialog } from '../dialogs/open-dialog';
import { RowActions } from './row-actions';
import { userColumns } from './user-columns';

interface UsersTableProps {
  caller: Caller;
  users: readonly AdminUser[];
  /** Another page is on its way; these people stay until it comes. */
  outdated: boolean;
  onOpen: ShowDialog;
}

export function UsersTable({ caller, users, outdated, onOpen }: UsersTableProps) {
  const isNarrow = useNarrow();
  return (
    <>
      <Frame aria-busy={outdated}>
        <Table
          label="Users"
          columns={userColumns(caller, isNarrow)}
          rows={users}
          rowKey={({ id }) => id}
          actions={(user) => <RowActions caller={caller} user={user} onOpen={onOpen} />}
          maxHeight="none"
        />
      </Frame>
      {users.some((user) => !mayManage(caller, user)) && <Note>Administrators are managed by high-level admins.</Note>}
    </>
  );
}

const Frame = styled.div`
  min-width: 0;
  transition: opacity ${({ theme }) => theme.motion.base};
  &[aria-busy='true'] { opacity: 0.5; }
  /* Eight columns have to stand side by side at 1280 px, beside the dashboard's rail. */
  th, td { padding-inline: ${({ theme }) => theme.space[8]}; }
  /* There is one button alone, and it is the only way to everything that can be done. */
  td:last-child > div { opacity: 1; }
  th:first-child, td:first-child { padding-inline-start: ${({ theme }) => theme.space[16]}; }
  th:last-child, td:last-child { padding-inline-end: ${({ theme }) => theme.space[16]}; }
`;

const Note = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
