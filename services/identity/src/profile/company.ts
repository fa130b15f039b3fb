import type { ProfileChanges } from '@plaza/contracts/identity/profile';
import { Forbidden } from '@plaza/service-kit/errors';
import { toSingleLine } from '../text/plain-text';
import type { UserRecord } from '../users/user.model';

/**
 * The fields to write for a company's name and website. The name has three spellings, of which the one that differs
 * counts: clients send back every field that they received.
 * @throws Forbidden `company_not_yours` for a change by a user who is no contractor
 */
export function toCompanyFields(user: UserRecord, changes: ProfileChanges): Record<string, unknown> {
  const { companyName, company, company_name, website } = changes;
  const before = { name: user.companyName ?? '', website: user.profile?.website ?? '' };
  const names = [companyName, company, company_name].filter((name) => name !== undefined).map((name) => name ?? '');
  const newName = names.map(toSingleLine).find((name) => name !== before.name);
  const newWebsite = website === undefined || (website ?? '') === before.website ? undefined : (website ?? '');
  if (user.role !== 'contractor') {
    // Answers show their company fields as empty; sending that back is no change.
    if (newName || newWebsite) throw new Forbidden('company_not_yours', 'Only contractors have a company.');
    return {};
  }
  return {
    ...(newName === undefined ? {} : { companyName: newName || null }),
    ...(newWebsite === undefined ? {} : { 'profile.website': newWebsite }),
  };
}
