import type { UserFilter, UserPage } from '@plaza/contracts/identity/user-administration';
import { limits } from '@plaza/contracts/limits';
import { roles } from '@plaza/contracts/roles';
import type { QueryFilter } from 'mongoose';
import { withData } from '../answers/success-envelope';
import { textFilter } from '../text/search-terms';
import { UserModel, type UserRecord } from '../users/user.model';
import { toAdminUser } from './admin-user';
import { type ManagingCaller, visibleTo } from './policy/policy';

/** A page of the users whom the caller sees, newest first. */
export async function listUsers(
  managingCaller: ManagingCaller,
  { page, limit, ...input }: UserFilter,
): Promise<UserPage> {
  const filter = toUserFilter(managingCaller, input);
  const [records, total] = await Promise.all([pageOf(filter, page, limit).lean(), UserModel.countDocuments(filter)]);
  return withData({
    users: records.map(toAdminUser),
    pagination: { page, limit, total, totalPages: Math.ceil(total / limit) },
  });
}

/** The query of a page; exported for the test of its query plans. */
export const pageOf = (filter: QueryFilter<UserRecord>, page: number, limit: number) =>
  UserModel.find(filter)
    .sort({ createdAt: -1, _id: -1 })
    .skip((page - 1) * limit)
    .limit(limit);

/** Deleted users have no role, company, contractor or search terms, so that no filter finds them. */
export function toUserFilter(
  managingCaller: ManagingCaller,
  { search, company, role, contractorId }: Omit<UserFilter, 'page' | 'limit'>,
): QueryFilter<UserRecord> {
  const filter = {
    ...(search ? textFilter(search) : {}),
    ...(company === undefined ? {} : { companyName: company }),
    ...(role === undefined ? {} : { role }),
    ...(contractorId === undefined ? {} : { contractorId }),
    ...visibleTo(managingCaller),
  };
  return Object.keys(filter).length === 0 ? { role: { $in: [...roles] } } : filter;
}

/** The companies of the users whom the caller sees, the first ones by name. */
export async function listCompanies(managingCaller: ManagingCaller): Promise<string[]> {
  const { self, reach } = managingCaller;
  if (reach === 'own_employees') return self.companyName ? [self.companyName] : [];
  const names = await UserModel.distinct('companyName');
  const companies = names.flatMap((name) => (name ? [name] : []));
  return companies.sort((one, other) => one.localeCompare(other)).slice(0, limits.companies);
}
