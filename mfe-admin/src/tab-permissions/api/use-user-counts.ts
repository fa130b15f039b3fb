import type { Role } from '@plaza/contracts/roles';
import { withAdminTabRule } from '@plaza/contracts/tabs';
import { useAdminPermissionImpactQuery } from './tab-permissions-api';

/** The number of active users, and how many of them have Plaza open. */
export interface UserCounts {
  readonly all: number;
  readonly online: number;
}

/** @returns the number of users with these roles; undefined if it could not be loaded */
export function useUserCounts(roles: readonly Role[]): UserCounts | 'loading' | undefined {
  // Requests the impact of removing all tabs (except an admin tab that must stay) from these roles, without ever saving
  // it.
  const withoutTabs = Object.fromEntries(roles.map((role) => [role, withAdminTabRule(role, [])]));
  const { currentData: impact, isFetching } = useAdminPermissionImpactQuery(withoutTabs, { skip: roles.length === 0 });
  if (!impact) return isFetching ? 'loading' : undefined;
  // Roles without other tabs would not change, so the response has no counts for them.
  if (impact.roles.length < roles.length) return undefined;
  const sum = (field: 'people' | 'online') => impact.roles.reduce((total, role) => total + role[field], 0);
  return { all: sum('people'), online: sum('online') };
}
