import { type RemoteName, tabsOfRemote } from '@plaza/contracts/permission-graph';
import { type Role, roles } from '@plaza/contracts/roles';
import { useAdminTabPermissionsQuery } from '../../tab-permissions/api/tab-permissions-api';
import { type UserCounts, useUserCounts } from '../../tab-permissions/api/use-user-counts';

/** The users of a remote. Counts are absent while they load, and if they cannot be loaded. */
export interface Reach {
  readonly roles: readonly Role[];
  readonly users?: UserCounts;
}

/**
 * The roles that have a remote's tabs, and how many of their users are online.
 * @param among only these roles; all by default
 * @returns undefined while loading, or if loading failed
 */
export function useAffectedUsers(name: RemoteName, among: readonly Role[] = roles): Reach | undefined {
  const { data: settings } = useAdminTabPermissionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const tabs = tabsOfRemote(name, settings?.areas);
  const isReached = (role: Role) =>
    name === 'auth' || settings?.permissions[role].some((tab) => tabs.includes(tab)) === true;
  const reached = settings ? roles.filter((role) => among.includes(role) && isReached(role)) : [];
  const users = useUserCounts(reached);
  if (!settings) return undefined;
  return { roles: reached, ...(users === undefined || users === 'loading' ? {} : { users }) };
}
