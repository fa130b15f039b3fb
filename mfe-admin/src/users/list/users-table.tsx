import type { AdminUser } from '@plaza/contracts/administration';
import { styled, Table } from '@plaza/ui';
import { type Manager, mayManage } from '../manager';
import type { OpenTask } from '../task';
import { RowActions } from './row-actions';
import { userColumns } from './user-columns';

interface UsersTableProps {
  manager: Manager;
  users: readonly AdminUser[];
  /** Another page is on its way; these people stay until it comes. */
  outdated: boolean;
  onTask: OpenTask;
}

export function UsersTable({ manager, users, outdated, onTask }: UsersTableProps) {
  return (
    <>
      <Frame aria-busy={outdated}>
        <Table
          label="Users"
          columns={userColumns(manager)}
          rows={users}
          rowKey={({ id }) => id}
          actions={(person) => <RowActions manager={manager} person={person} onTask={onTask} />}
          maxHeight="none"
        />
      </Frame>
      {users.some((person) => !mayManage(manager, person)) && (
        <Note>Administrators are managed by high-level admins.</Note>
      )}
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
`;

const Note = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
