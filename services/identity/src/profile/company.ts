import type { ProfileChanges } from '@plaza/contracts/identity/profile';
import { Forbidden } from '@plaza/service-kit/errors';
import { toSingleLine } from '../text/plain-text';
import type { UserRecord } from '../users/user.model';

/**
 * The fields to write for a company's name and website. Clients send back every field that they received, so of the
 * three spellings of the name the one that differs counts.
 * @throws Forbidden `company_not_yours` for a change by a user who is not a contractor
 */
export function toCompanyFields(user: UserRecord, changes: ProfileChanges): Record<string, unknown> {
  const { companyName, company, company_name, website } = changes;
  const before = { name: user.companyName ?? '', website: user.profile?.website ?? '' };
  const names = [companyName, company, company_name].filter((name) => name !== undefined).map((name) => name ?? '');
  const newName = names.map(toSingleLine).find((name) => name !== before.name);
  const newWebsite = website === undefined || (website ?? '') === before.website ? undefined : (website ?? '');
  if (user.role !== 'contractor') {
    // Responses show these fields as empty for users who are not contractors; sending that back is not a change.
    if (newName || newWebsite) throw new Forbidden('company_not_yours', 'Only contractors have a company.');
    return {};
  }
  return {
    ...(newName === undefined ? {} : { companyName: newName || null }),
    ...(newWebsite === undefined ? {} : { 'profile.website': newWebsite }),
  };
}
