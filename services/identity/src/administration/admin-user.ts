import type { AdminUser, UserAnswer } from '@plaza/contracts/administration';
import { succeeded } from '../answers/succeeded';
import { toUser } from '../users/to-user';
import type { Person } from '../users/user.model';

/** A person as administrators see them. */
export const toAdminUser = (person: Person): AdminUser => ({
  ...toUser(person),
  mustChangePassword: person.mustChangePassword ?? false,
});

/** One person; clients look for the company in any of these places. */
export function userAnswer(person: Person, message?: string): UserAnswer {
  const user = toAdminUser(person);
  const { companyName } = user;
  const company = { companyName, company_name: companyName };
  return { ...succeeded, ...(message ? { message } : {}), data: { user }, user, ...company };
}
