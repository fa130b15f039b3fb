import type {
  AdminUser,
  Deletion,
  DeletionAnswer,
  Impersonation,
  NewUser,
  SetUserPassword,
  UserAnswer,
  UserChanges,
  UserPage,
} from '@plaza/contracts/administration';
import type { Message } from '@plaza/contracts/answers';
import { limits } from '@plaza/contracts/limits';
import { api, apiErrorIn } from '@plaza/web-kit';
import type { UserFilters } from './list/user-filters';

const path = '/api/v1/admin/users';

export type PageOfUsers = Pick<UserPage, 'users' | 'pagination'>;

/** A contractor, as somebody whom employees work for. */
export interface Employer {
  id: string;
  name: string;
  companyName: string | null;
}

export const usersApi = api.enhanceEndpoints({ addTagTypes: ['admin/user'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminUsers: build.query<PageOfUsers, UserFilters>({
      query: (filters) => `${path}?${queryOf(filters)}`,
      providesTags: ['admin/user'],
    }),
    adminCompanies: build.query<string[], void>({
      query: () => '/api/v1/admin/companies',
      providesTags: ['admin/user'],
    }),
    adminContractors: build.query<Employer[], void>({
      query: () => `${path}?role=contractor&limit=100`,
      transformResponse: ({ users }: PageOfUsers) => users.map(employerOf),
      providesTags: ['admin/user'],
    }),
    adminUser: build.query<AdminUser, string>({
      query: (id) => `${path}/${id}`,
      transformResponse: withCompany,
      providesTags: ['admin/user'],
    }),
    adminAddUser: build.mutation<UserAnswer, NewUser>({
      query: (body) => ({ url: path, method: 'POST', body }),
      invalidatesTags: outdated,
    }),
    adminChangeUser: build.mutation<UserAnswer, { id: string; changes: UserChanges }>({
      query: ({ id, changes }) => ({ url: `${path}/${id}`, method: 'PATCH', body: changes }),
      invalidatesTags: outdated,
    }),
    adminSetUserPassword: build.mutation<Message, { id: string } & SetUserPassword>({
      query: ({ id, ...body }) => ({ url: `${path}/${id}/password`, method: 'PATCH', body }),
      invalidatesTags: outdated,
    }),
    adminSendResetLink: build.mutation<Message, string>({
      query: (id) => ({ url: `${path}/${id}/reset-link`, method: 'POST' }),
      invalidatesTags: outdated,
    }),
    adminRemoveUser: build.mutation<Deletion, string>({
      query: (id) => ({ url: `${path}/${id}`, method: 'DELETE' }),
      transformResponse: ({ deletion }: DeletionAnswer) => deletion,
      invalidatesTags: outdated,
    }),
    adminDeletion: build.query<Deletion, string>({
      query: (id) => `/api/v1/admin/deletions/${id}`,
      transformResponse: ({ deletion }: DeletionAnswer) => deletion,
    }),
    adminImpersonate: build.mutation<Impersonation, string>({
      query: (id) => ({ url: `${path}/${id}/impersonate`, method: 'POST' }),
    }),
  }),
});

function queryOf({ page, search, company, role, contractorId }: UserFilters): URLSearchParams {
  const given = { search, company, role, contractorId };
  const filled = Object.entries(given).filter(([, value]) => value !== '');
  return new URLSearchParams([['page', String(page)], ['limit', String(limits.adminPageSize)], ...filled]);
}

const employerOf = ({ id, firstName, lastName, companyName, company_name }: AdminUser): Employer => ({
  id,
  name: `${firstName} ${lastName}`,
  companyName: companyName ?? company_name,
});

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
