import type { AdminUser } from '@plaza/contracts/identity/user-administration';
import { styled, Table } from '@plaza/ui';
import { useNarrowPanel } from '../../controls/use-narrow-panel';
import { mayManage, type UserManager } from '../access/user-manager';
import type { ShowDialog } from '../dialogs/open-dialog';
import { RowActions } from './row-actions';
import { userColumns } from './user-columns';

interface UsersTableProps {
  manager: UserManager;
  users: readonly AdminUser[];
  /** Whether another page is loading; these users stay visible until it arrives. */
  outdated: boolean;
  onOpen: ShowDialog;
}

export function UsersTable({ manager, users, outdated, onOpen }: UsersTableProps) {
  const isNarrow = useNarrowPanel();
  return (
    <>
      <Frame aria-busy={outdated}>
        <Table
          label="Users"
          columns={userColumns(manager, isNarrow)}
          rows={users}
          rowKey={({ id }) => id}
          actions={(user) => <RowActions manager={manager} user={user} onOpen={onOpen} />}
          maxHeight="none"
        />
      </Frame>
      {users.some((user) => !mayManage(manager, user)) && <Note>Administrators are managed by high-level admins.</Note>}
    </>
  );
}

const Frame = styled.div`
  min-width: 0;
  transition: opacity ${({ theme }) => theme.motion.base};
  &[aria-busy='true'] { opacity: 0.5; }
  /* Eight columns must fit side by side at 1280 px, beside the dashboard's sidebar. */
  th, td { padding-inline: ${({ theme }) => theme.space[8]}; }
  /* Always visible, since this single button is the only way to all actions. */
  td:last-child > div { opacity: 1; }
  th:first-child, td:first-child { padding-inline-start: ${({ theme }) => theme.space[16]}; }
  th:last-child, td:last-child { padding-inline-end: ${({ theme }) => theme.space[16]}; }
`;

const Note = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
