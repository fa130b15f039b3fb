import type { Role } from '@plaza/contracts/roles';
import { withAdminTabRule } from '@plaza/contracts/tabs';
import { useAdminPermissionImpactQuery } from './tab-permissions-api';

/** How many active people there are, and how many of them have Plaza open. */
export interface UserCounts {
  readonly all: number;
  readonly online: number;
}

/** @returns how many people these roles have; undefined while they are counted, or where they cannot be */
export function useUserCounts(roles: readonly Role[]): UserCounts | undefined {
  // What taking all tabs from these roles would do, but the admin tab where nobody may: asked, and never done.
  const withoutTabs = Object.fromEntries(roles.map((role) => [role, withAdminTabRule(role, [])]));
  const { data } = useAdminPermissionImpactQuery(withoutTabs, { skip: roles.length === 0 });
  // A role without any other tab would change nothing, so that its people are not told.
  if (!data || data.roles.length < roles.length) return undefined;
  const sum = (field: 'people' | 'online') => data.roles.reduce((total, role) => total + role[field], 0);
  return { all: sum('people'), online: sum('online') };
}
