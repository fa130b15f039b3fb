import type { UserFilter, UserPage } from '@plaza/contracts/administration';
import { roles } from '@plaza/contracts/roles';
import type { QueryFilter } from 'mongoose';
import { succeeded } from '../answers/succeeded';
import { matchingText } from '../text/search-terms';
import { type Person, PersonModel } from '../users/user.model';
import { toAdminUser } from './admin-user';
import { type Manager, seenBy } from './policy/policy';

const mostCompanies = 500;

/** One page of the people whom a manager sees, the newest first. */
export async function listUsers(manager: Manager, { page, limit, ...given }: UserFilter): Promise<UserPage> {
  const filter = matching(manager, given);
  const [people, total] = await Promise.all([pageOf(filter, page, limit).lean(), PersonModel.countDocuments(filter)]);
  const users = people.map(toAdminUser);
  const content = { users, pagination: { page, limit, total, totalPages: Math.ceil(total / limit) } };
  return { ...succeeded, data: content, ...content };
}

/** The query of a page, for the plans that it is held to. */
export const pageOf = (filter: QueryFilter<Person>, page: number, limit: number) =>
  PersonModel.find(filter)
    .sort({ createdAt: -1, _id: -1 })
    .skip((page - 1) * limit)
    .limit(limit);

/** What is left of a deleted person has no role, no company, no contractor and no words: no filter finds it. */
export function matching(
  manager: Manager,
  { search, company, role, contractorId }: Omit<UserFilter, 'page' | 'limit'>,
): QueryFilter<Person> {
  const filter = {
    ...(search ? matchingText(search) : {}),
    ...(company === undefined ? {} : { companyName: company }),
    ...(role === undefined ? {} : { role }),
    ...(contractorId === undefined ? {} : { contractorId }),
    ...seenBy(manager),
  };
  return Object.keys(filter).length === 0 ? { role: { $in: [...roles] } } : filter;
}

/** The companies of the people whom a manager sees. */
export async function companiesOf(manager: Manager): Promise<string[]> {
  const { self, reach } = manager;
  if (reach === 'own_employees') return self.companyName ? [self.companyName] : [];
  const names = await PersonModel.distinct('companyName');
  const companies = names.flatMap((name) => (name ? [name] : []));
  return companies.sort((one, other) => one.localeCompare(other)).slice(0, mostCompanies);
}
