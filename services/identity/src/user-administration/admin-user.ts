import type { AdminUser, UserAnswer } from '@plaza/contracts/identity/user-administration';
import { successEnvelope } from '../answers/success-envelope';
import { toUser } from '../users/to-user';
import type { UserRecord } from '../users/user.model';

/** A user as administrators see them. */
export const toAdminUser = (record: UserRecord): AdminUser => ({
  ...toUser(record),
  mustChangePassword: record.mustChangePassword ?? false,
});

/** The response for one user; clients look for the company in any of these places. */
export function toUserAnswer(record: UserRecord, message?: string): UserAnswer {
  const user = toAdminUser(record);
  const { companyName } = user;
  const company = { companyName, company_name: companyName };
  return { ...successEnvelope, ...(message ? { message } : {}), data: { user }, user, ...company };
}
