import type { UserManager } from '../access/user-manager';
import { type UserFilters, useAdminUsersQuery } from '../api/users-api';

/**
 * The users that match the filters, fetched again whenever they are shown. If an administrator views a contractor, only
 * that contractor's employees.
 */
export function useUsers({ user, contractorId }: UserManager, filters: UserFilters) {
  const isSomebodyElses = contractorId !== undefined && contractorId !== user.id;
  return useAdminUsersQuery(isSomebodyElses ? { ...filters, company: '', contractorId } : filters, {
    refetchOnMountOrArgChange: true,
  });
}

export type UsersResult = ReturnType<typeof useUsers>;
