import type { AdminUser } from '@plaza/contracts/identity/user-administration';
import { roleBadge } from '@plaza/contracts/roles';
import { Badge, type Column, styled } from '@plaza/ui';
import { clockExactly, formatDate } from '@plaza/ui/time';
import { CopyId } from '../../controls/copy-id';
import { isSelf, type UserManager } from '../access/user-manager';
import { UserCell } from './user-cell';

/**
 * The columns of the list; the last one has the actions.
 * @param isNarrow stacks two facts in a column, for screens where they do not fit side by side
 */
export function userColumns(manager: UserManager, isNarrow: boolean): Column<AdminUser>[] {
  const user: Column<AdminUser> = {
    id: 'user',
    header: 'User',
    cell: (shown) => <UserCell user={shown} isSelf={isSelf(manager, shown)} />,
  };
  if (!isNarrow) return [user, status, role, customId, id, created, company];
  return [user, { ...status, below: role }, { ...customId, below: id }, { ...company, below: created }];
}

const status: Column<AdminUser> = {
  id: 'status',
  header: 'Status',
  onCard: 'figure',
  cell: (user) => <Status user={user} />,
};
const role: Column<AdminUser> = {
  id: 'role',
  header: 'Role',
  onCard: 'details',
  cell: (user) => <Whole>{roleBadge(user.role)}</Whole>,
};
const customId: Column<AdminUser> = {
  id: 'customId',
  header: 'User ID',
  cell: (user) => <Whole>{user.customId}</Whole>,
};
const id: Column<AdminUser> = {
  id: 'id',
  header: 'Actual User ID',
  cell: (user) => <CopyId id={user.id} label="Copy Actual User ID" />,
};
const created: Column<AdminUser> = {
  id: 'created',
  header: 'Created',
  cell: ({ createdAt }) => <Day at={createdAt} />,
};
const company: Column<AdminUser> = {
  id: 'company',
  header: 'Company',
  cell: (user) => <Company name={companyOf(user)} />,
  isEmpty: (user) => !companyOf(user),
};

const companyOf = ({ companyName, company_name }: AdminUser) => companyName ?? company_name;

function Status({ user: { emailVerified, isActive } }: { user: AdminUser }) {
  return (
    <States>
      <Badge tone={emailVerified ? 'good' : 'attention'}>{emailVerified ? 'Verified' : 'Unverified'}</Badge>
      {!isActive && <Badge>Inactive</Badge>}
    </States>
  );
}

const Day = ({ at }: { at: string }) => (
  <Whole as="time" dateTime={at} title={clockExactly(at)}>
    {formatDate(at)}
  </Whole>
);

const Company = ({ name }: { name: string | null }) => (name ? <Short title={name}>{name}</Short> : <Quiet>—</Quiet>);

/* Stacked in a column, side by side on a card. */
const States = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.media.phone} { flex-direction: row; }
`;

const Whole = styled.span<{ dateTime?: string }>`
  white-space: nowrap;
`;

/* A row is two lines high, so a fact above another one has a single line. */
const Short = styled.span`
  display: block;
  max-width: clamp(12ch, 100vw - 1180px, 40ch);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media (min-width: 1280px) {
    display: -webkit-box;
    overflow-wrap: break-word;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  ${({ theme }) => theme.media.phone} { max-width: 24ch; }
`;

const Quiet = styled.span`
  color: ${({ theme }) => theme.color.muted};
`;
