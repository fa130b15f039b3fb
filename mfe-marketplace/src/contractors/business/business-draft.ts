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

/** Only the fields that differ from the profile, so that an unchanged licence cannot cost the verification. */
export function toChanges(draft: BusinessFields, profile: ContractorProfile): BusinessChanges {
  const saved = toDraft(profile);
  const names = Object.keys(saved) as (keyof BusinessFields)[];
  const changed = names.filter((name) => JSON.stringify(draft[name]) !== JSON.stringify(saved[name]));
  return Object.fromEntries(changed.map((name) => [name, draft[name]]));
}

/** Whether saving takes the verification back. */
export const losesVerification = (changes: BusinessChanges, { isVerified }: ContractorProfile): boolean =>
  isVerified && (changes.businessLicense !== undefined || changes.insuranceInfo !== undefined);

export function validateField(name: keyof BusinessFields, draft: BusinessFields): string | undefined {
  if (name === 'businessName' && draft.businessName.trim() === '') return 'Enter a name.';
  return name === 'workingHours' ? validateWeek(draft.workingHours) : undefined;
}
