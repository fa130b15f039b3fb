import type { BusinessChanges, BusinessFields, ContractorProfile } from '@plaza/contracts/marketplace/contractors';
import { changesBetween } from '../../editing/changes';
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
