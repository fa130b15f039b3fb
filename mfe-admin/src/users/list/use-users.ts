import type { Caller } from '../access/caller';
import { type UserFilters, useAdminUsersQuery } from '../api/users-api';

/**
 * The users who pass the filters, asked for each time they are shown; an administrator who looks at a contractor sees
 * only their employees.
 */
export function useUsers({ user, contractorId }: Caller, filters: UserFilters) {
  const isSomebodyElses = contractorId !== undefined && contractorId !== user.id;
  return useAdminUsersQuery(isSomebodyElses ? { ...filters, company: '', contractorId } : filters, {
    refetchOnMountOrArgChange: true,
  });
}

export type UsersResult = ReturnType<typeof useUsers>;
