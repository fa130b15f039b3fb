import { type RemoteName, tabsOfRemote } from '@plaza/contracts/permission-graph';
import { type Role, roles } from '@plaza/contracts/roles';
import { useAdminTabPermissionsQuery } from '../../tab-permissions/api/tab-permissions-api';
import { type UserCounts, useUserCounts } from '../../tab-permissions/api/use-user-counts';

/** The users of a remote. Their number is absent while it is counted, or where it cannot be. */
export interface Reach {
  readonly roles: readonly Role[];
  readonly users?: UserCounts;
}

/**
 * Who has a remote's tabs, and how many of them are online.
 * @param among only these roles; all unless given
 * @returns undefined while it loads, or where it cannot be had
 */
export function useAffectedUsers(name: RemoteName, among: readonly Role[] = roles): Reach | undefined {
  const { data: settings } = useAdminTabPermissionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const tabs = tabsOfRemote(name, settings?.areas);
  const isReached = (role: Role) =>
    name === 'auth' || settings?.permissions[role].some((tab) => tabs.includes(tab)) === true;
  const reached = settings ? roles.filter((role) => among.includes(role) && isReached(role)) : [];
  const users = useUserCounts(reached);
  if (!settings) return undefined;
  return { roles: reached, ...(users ? { users } : {}) };
}
