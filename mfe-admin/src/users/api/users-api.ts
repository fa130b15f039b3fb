import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import type {
  AdminUser,
  Deletion,
  DeletionAnswer,
  UserAnswer,
  UserPage,
} from '@plaza/contracts/identity/user-administration';
import { limits } from '@plaza/contracts/limits';
import type { Role } from '@plaza/contracts/roles';
import { api, apiErrorIn, endpoint, request } from '@plaza/web-kit';

/** What the list is narrowed to; empty filters nothing. */
export interface UserFilters {
  readonly page: number;
  readonly search: string;
  readonly company: string;
  readonly role: Role | '';
  /** The user id of a contractor; only ever set while the role is that of their employees. */
  readonly contractorId: string;
}

export type PageOfUsers = Pick<UserPage, 'users' | 'pagination'>;

/** A contractor, as the employer of others. */
export interface Employer {
  id: string;
  name: string;
  companyName: string | null;
}

export const usersApi = api.enhanceEndpoints({ addTagTypes: ['admin/user'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminUsers: build.query({
      query: (filters: UserFilters) => request(identityEndpoints.users, { ...filters, limit: limits.adminPageSize }),
      transformResponse: (page: PageOfUsers) => page,
      providesTags: ['admin/user'],
    }),
    adminCompanies: build.query({ ...endpoint(identityEndpoints.companies), providesTags: ['admin/user'] }),
    adminContractors: build.query<Employer[], void>({
      query: () => request(identityEndpoints.users, { role: 'contractor', limit: 100 }),
      transformResponse: ({ users }: PageOfUsers) => users.map(toEmployer),
      providesTags: ['admin/user'],
    }),
    adminUser: build.query({
      ...endpoint(identityEndpoints.user),
      transformResponse: withCompany,
      providesTags: ['admin/user'],
    }),
    adminAddUser: build.mutation({ ...endpoint(identityEndpoints.addUser), invalidatesTags: outdated }),
    adminChangeUser: build.mutation({ ...endpoint(identityEndpoints.changeUser), invalidatesTags: outdated }),
    adminSetUserPassword: build.mutation({ ...endpoint(identityEndpoints.setUserPassword), invalidatesTags: outdated }),
    adminSendResetLink: build.mutation({ ...endpoint(identityEndpoints.sendResetLink), invalidatesTags: outdated }),
    adminRemoveUser: build.mutation({
      ...endpoint(identityEndpoints.removeUser),
      transformResponse: toDeletion,
      invalidatesTags: outdated,
    }),
    adminDeletion: build.query({ ...endpoint(identityEndpoints.deletion), transformResponse: toDeletion }),
    adminImpersonate: build.mutation(endpoint(identityEndpoints.impersonate)),
  }),
});

const toEmployer = ({ id, firstName, lastName, companyName, company_name }: AdminUser): Employer => ({
  id,
  name: `${firstName} ${lastName}`,
  companyName: companyName ?? company_name,
});

function toDeletion({ deletion }: DeletionAnswer): Deletion {
  return deletion;
}

/** The company stands in one of three places. */
function withCompany({ user, companyName, company_name }: UserAnswer): AdminUser {
  return { ...user, companyName: user.companyName ?? user.company_name ?? companyName ?? company_name ?? null };
}

/** What is shown is outdated by a write of one's own, and by a refusal that tells of somebody else's. */
function outdated(_answer: unknown, error: unknown) {
  const status = apiErrorIn(error)?.status;
  return !error || status === 404 || status === 409 ? (['admin/user'] as const) : [];
}

export const {
  useAdminUsersQuery,
  useAdminCompaniesQuery,
  useAdminContractorsQuery,
  useAdminUserQuery,
  useLazyAdminUserQuery,
  useAdminAddUserMutation,
  useAdminChangeUserMutation,
  useAdminSetUserPasswordMutation,
  useAdminSendResetLinkMutation,
  useAdminRemoveUserMutation,
  useAdminDeletionQuery,
  useAdminImpersonateMutation,
} = usersApi;
