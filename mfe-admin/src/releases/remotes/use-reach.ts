import { type RemoteName, tabsOfRemote } from '@plaza/contracts/permission-graph';
import { type Role, roles } from '@plaza/contracts/roles';
import { withAdminTabRule } from '@plaza/contracts/tabs';
import {
  useAdminPermissionImpactQuery,
  useAdminTabPermissionsQuery,
} from '../../tab-permissions/api/tab-permissions-api';

/** Whom a remote reaches. The people are not there while they are counted, or where they cannot be. */
export interface Reach {
  readonly roles: readonly Role[];
  readonly people?: { readonly all: number; readonly online: number };
}

/**
 * Who has a remote's tabs, and how many of them are online.
 * @param among only these roles; all unless given
 * @returns undefined while it loads, or where it cannot be had
 */
export function useReach(name: RemoteName, among: readonly Role[] = roles): Reach | undefined {
  const { data: settings } = useAdminTabPermissionsQuery();
  const tabs = tabsOfRemote(name, settings?.areas);
  const isReached = (role: Role) =>
    name === 'auth' || settings?.permissions[role].some((tab) => tabs.includes(tab)) === true;
  const reached = settings ? roles.filter((role) => among.includes(role) && isReached(role)) : [];
  // What taking all tabs from these roles would do, but the admin tab where nobody may: asked, and never done.
  const withoutTabs = Object.fromEntries(reached.map((role) => [role, withAdminTabRule(role, [])]));
  const { data: impact } = useAdminPermissionImpactQuery(withoutTabs, { skip: reached.length === 0 });
  if (!settings) return undefined;
  // A role without any other tab would change nothing, so that its people are not told.
  if (!impact || impact.roles.length < reached.length) return { roles: reached };
  const sum = (field: 'people' | 'online') => impact.roles.reduce((total, role) => total + role[field], 0);
  return { roles: reached, people: { all: sum('people'), online: sum('online') } };
}
