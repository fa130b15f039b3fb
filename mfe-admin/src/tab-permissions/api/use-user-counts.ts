import type { Role } from '@plaza/contracts/roles';
import { withAdminTabRule } from '@plaza/contracts/tabs';
import { useAdminPermissionImpactQuery } from './tab-permissions-api';

/** The number of active users, and how many of them have Plaza open. */
export interface UserCounts {
  readonly all: number;
  readonly online: number;
}

/** @returns the number of users with these roles; undefined while loading, or if loading failed */
export function useUserCounts(roles: readonly Role[]): UserCounts | undefined {
  // Requests the impact of removing all tabs (except an admin tab that must stay) from these roles, without ever saving
  // it.
  const withoutTabs = Object.fromEntries(roles.map((role) => [role, withAdminTabRule(role, [])]));
  const { data } = useAdminPermissionImpactQuery(withoutTabs, { skip: roles.length === 0 });
  // Roles without other tabs would not change, so the response has no counts for them.
  if (!data || data.roles.length < roles.length) return undefined;
  const sum = (field: 'people' | 'online') => data.roles.reduce((total, role) => total + role[field], 0);
  return { all: sum('people'), online: sum('online') };
}
