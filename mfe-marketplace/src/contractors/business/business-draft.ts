import type { BusinessChanges, BusinessFields, ContractorProfile } from '@plaza/contracts/marketplace/contractors';
import { validateWeek } from './working-hours/working-week';

/** The editable fields of a profile. */
export function toDraft(profile: ContractorProfile): BusinessFields {
  const { businessName, businessAddress, businessPhone, businessLicense, insuranceInfo } = profile;
  const { specializations, serviceAreas, status, workingHours } = profile;
  return {
    businessName,
    businessAddress,
    businessPhone,
    businessLicense,
    insuranceInfo,
    specializations,
    serviceAreas,
    status,
    workingHours,
  };
}

/** The fields in which a later draft differs from an earlier one. */
export function changesBetween(before: BusinessFields, after: BusinessFields): BusinessChanges {
  const names = Object.keys(before) as (keyof BusinessFields)[];
  const changed = names.filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

/** Only the fields that differ from the profile: sending an unchanged license would revoke the verification. */
export const toChanges = (draft: BusinessFields, profile: ContractorProfile): BusinessChanges =>
  changesBetween(toDraft(profile), draft);

/** Whether saving revokes the verification. */
export const losesVerification = (changes: BusinessChanges, { isVerified }: ContractorProfile): boolean =>
  isVerified && (changes.businessLicense !== undefined || changes.insuranceInfo !== undefined);

export function validateField(name: keyof BusinessFields, draft: BusinessFields): string | undefined {
  if (name === 'businessName' && draft.businessName.trim() === '') return 'Enter a name.';
  return name === 'workingHours' ? validateWeek(draft.workingHours) : undefined;
}
