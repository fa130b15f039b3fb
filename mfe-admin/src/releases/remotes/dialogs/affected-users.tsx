import { type RemoteName, tabsOfRemote } from '@plaza/contracts/permission-graph';
import type { Role } from '@plaza/contracts/roles';
import { styled } from '@plaza/ui';
import { useAdminTabPermissionsQuery } from '../../../tab-permissions/api/tab-permissions-api';
import { formatUserCount, nameRoles, nameTabs } from '../../../tab-permissions/labels/permission-labels';
import { useAffectedUsers } from '../use-affected-users';

interface AffectedUsersProps {
  name: RemoteName;
  /** Only these roles; all by default. */
  roles?: readonly Role[] | undefined;
}

/** The most users that an action can affect: the tabs, the roles that have them, and how many are online now. */
export function AffectedUsers({ name, roles }: AffectedUsersProps) {
  const reach = useAffectedUsers(name, roles);
  const areas = useAdminTabPermissionsQuery().data?.areas;
  const tabs = nameTabs(tabsOfRemote(name, areas), areas);
  return (
    <Text>
      <span>
        <strong>Where</strong> {name === 'auth' ? `The sign-in pages and ${tabs}` : tabs}
      </span>
      {reach && (
        <span>
          <strong>Who</strong> {reach.roles.length > 0 ? nameRoles(reach.roles) : 'No role has it'}
        </span>
      )}
      {reach?.users && (
        <span>
          <strong>People</strong> {formatUserCount(reach.users.all)}, {reach.users.online.toLocaleString('en')} online
          now
        </span>
      )}
    </Text>
  );
}

const Text = styled.span`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  margin-top: ${({ theme }) => theme.space[12]};
  color: ${({ theme }) => theme.color.text};
  > span { display: grid; grid-template-columns: 64px minmax(0, 1fr); }
  strong { color: ${({ theme }) => theme.color.muted}; font-weight: inherit; }
`;
