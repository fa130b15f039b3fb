import { type UserFilters, useAdminUsersQuery } from '../api/users-api';

/** The users that match the filters, fetched again whenever they are shown. */
export const useUsers = (filters: UserFilters) => useAdminUsersQuery(filters, { refetchOnMountOrArgChange: true });

export type UsersResult = ReturnType<typeof useUsers>;
