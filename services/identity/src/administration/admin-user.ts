import type { AdminUser, UserAnswer } from '@plaza/contracts/administration';
import { toUser } from '../people/people';
import type { Person } from '../people/person.model';
import { succeeded } from '../succeeded';

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
