import type { ProfileChanges } from '@plaza/contracts/profile';
import { Forbidden } from '@plaza/service-kit/errors';
import { toSingleLine } from '../text/plain-text';
import type { UserRecord } from '../users/user.model';

/**
 * The fields to write for a company's name and website. The name comes under any of three spellings: clients send back
 * all that they were given, so the one that is a change counts.
 * @throws Forbidden `company_not_yours` for a change by somebody who is no contractor
 */
export function toCompanyFields(user: UserRecord, changes: ProfileChanges): Record<string, unknown> {
  const { companyName, company, company_name, website } = changes;
  const before = { name: user.companyName ?? '', website: user.profile?.website ?? '' };
  const names = [companyName, company, company_name].filter((name) => name !== undefined).map((name) => name ?? '');
  const newName = names.map(toSingleLine).find((name) => name !== before.name);
  const newWebsite = website === undefined || (website ?? '') === before.website ? undefined : (website ?? '');
  if (user.role !== 'contractor') {
    // Their company fields are given out empty; sending that back is no change.
    if (newName || newWebsite) throw new Forbidden('company_not_yours', 'Only contractors have a company.');
    return {};
  }
  return {
    ...(newName === undefined ? {} : { companyName: newName || null }),
    ...(newWebsite === undefined ? {} : { 'profile.website': newWebsite }),
  };
}
