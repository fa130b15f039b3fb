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
import { api, endpoint, request } from '@plaza/web-kit';

/** Filters of the list; an empty one matches everything. */
export interface UserFilters {
  readonly page: number;
  readonly search: string;
  readonly company: string;
  readonly role: Role | '';
  /** The user id of a contractor; set only if the role is that of employees. */
  readonly contractorId: string;
}

export type PageOfUsers = Pick<UserPage, 'users' | 'pagination'>;

/** A contractor as an employer. */
export interface Employer {
  id: string;
  name: string;
  companyName: string | null;
}

/** How many contractors are offered as employers: the newest ones. */
export const contractorsListed = 100;

export const userTags = ['admin/user', 'admin/company', 'admin/contractor'] as const;

export const usersApi = api.enhanceEndpoints({ addTagTypes: userTags }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminUsers: build.query({
      query: (filters: UserFilters) => request(identityEndpoints.users, { ...filters, limit: limits.adminPageSize }),
      transformResponse: (page: PageOfUsers) => page,
      providesTags: (_page, _error, filters) => ['admin/user', pageTag(filters)],
    }),
    adminCompanies: build.query({ ...endpoint(identityEndpoints.companies), providesTags: ['admin/company'] }),
    adminContractors: build.query<Employer[], void>({
      query: () => request(identityEndpoints.users, { role: 'contractor', limit: contractorsListed }),
      transformResponse: ({ users }: PageOfUsers) => users.map(toEmployer),
      providesTags: ['admin/contractor'],
    }),
    adminUser: build.query({
      ...endpoint(identityEndpoints.user),
      transformResponse: withCompany,
      providesTags: ['admin/user'],
    }),
    adminDeletion: build.query({ ...endpoint(identityEndpoints.deletion), transformResponse: toDeletion }),
  }),
});

/** The tag of one cached page of the list. */
export const pageTag = (filters: UserFilters) => ({ type: 'admin/user', id: JSON.stringify(filters) }) as const;

const toEmployer = ({ id, firstName, lastName, companyName, company_name }: AdminUser): Employer => ({
  id,
  name: `${firstName} ${lastName}`,
  companyName: companyName ?? company_name,
});

export function toDeletion({ deletion }: DeletionAnswer): Deletion {
  return deletion;
}

/** Merges the three fields in which a response may have the company. */
export function withCompany({ user, companyName, company_name }: UserAnswer): AdminUser {
  return { ...user, companyName: user.companyName ?? user.company_name ?? companyName ?? company_name ?? null };
}

export const {
  useAdminUsersQuery,
  useAdminCompaniesQuery,
  useAdminContractorsQuery,
  useAdminUserQuery,
  useLazyAdminUserQuery,
  useAdminDeletionQuery,
} = usersApi;
