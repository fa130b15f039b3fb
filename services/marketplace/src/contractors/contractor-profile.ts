import type { Caller } from '@plaza/contracts/identity/session';
import type { UserCard } from '@plaza/contracts/internal/identity';
import type { BusinessChanges, ContractorProfile, Employee } from '@plaza/contracts/marketplace/contractors';
import { isAdministrator } from '@plaza/contracts/roles';
import { NotFound } from '@plaza/service-kit/errors';
import type { OutboxEntry } from '@plaza/service-kit/outbox/outbox';
import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import { type Author, auditRecordEntry, changedFields, isForOthers } from '../audit';
import { requireContractor, type UserDirectory } from '../users/user-directory';
import { applyBusiness } from './apply-business';
import { noFurtherAuditRecords, outboxAfterChange, publishedFields } from './records/contractor-events';
import { ContractorProfileModel, type ContractorProfileRecord } from './records/contractor-profile.model';
import { upsertProfile } from './records/contractor-profiles';
import { searchFieldsOf } from './records/profile-search';

/** @throws NotFound `contractor_not_found`, also for another contractor's; Unavailable */
export async function readContractorProfile(
  id: string,
  caller: Caller,
  users: UserDirectory,
): Promise<ContractorProfile> {
  return toContractorProfile(await upsertProfile(await requireAccess(caller, id, users)));
}

/**
 * Changes the profile, and name and phone of the business in open bookings. If a contractor changes license or
 * insurance, they have to be verified again.
 * @throws NotFound `contractor_not_found`, also for another contractor's; Conflict `changed_meanwhile`; Unavailable
 */
export async function changeContractorProfile(
  id: string,
  author: Author,
  changes: BusinessChanges,
  users: UserDirectory,
): Promise<ContractorProfile> {
  const { caller } = author;
  const card = await requireAccess(caller, id, users);
  const isOwn = id === caller.id;
  const isShown = changes.businessName !== undefined || changes.businessPhone !== undefined;
  const changed = await retryOnConflict(async () => {
    const before = await upsertProfile(card);
    const { contactName, businessName, businessLicense, insuranceInfo } = before;
    const verification = isOwn && changesProof(changes, before) ? { isVerified: false, verificationDate: null } : {};
    const terms = searchFieldsOf({ ...before, ...changes });
    const activity = isOwn ? { lastActive: new Date() } : {};
    const shown = isShown ? { businessChangedAt: new Date() } : {};
    const auditRecords = auditRecordsOfChange(author, before, changes);
    const after = await ContractorProfileModel.findOneAndUpdate(
      // The verification, the search terms and the audit records depend on these fields, which must not have changed
      // since they were read.
      {
        ...publishedFields(before),
        ...noFurtherAuditRecords(before),
        ...(auditRecords.length > 0 ? { updatedAt: before.updatedAt } : {}),
        contactName,
        businessName,
        businessLicense,
        insuranceInfo,
      },
      {
        $set: {
          ...changes,
          ...verification,
          ...activity,
          ...shown,
          ...terms,
          ...outboxAfterChange(before, changes, auditRecords),
        },
      },
      { returnDocument: 'after', runValidators: true },
    ).lean();
    return after && toContractorProfile(after);
  });
  if (isShown) await applyBusiness(card);
  return changed;
}

function auditRecordsOfChange(
  author: Author,
  before: ContractorProfileRecord,
  changes: BusinessChanges,
): OutboxEntry[] {
  const fields = isForOthers(author, before.userId) && changedFields<BusinessChanges>(before, changes);
  return fields ? [auditRecordEntry(author, { target: before.userId, action: 'contractor.change', ...fields })] : [];
}

/** @throws NotFound `contractor_not_found`, also for another contractor's; Unavailable */
export async function listEmployees(id: string, caller: Caller, users: UserDirectory): Promise<Employee[]> {
  await requireAccess(caller, id, users);
  return (await users.employeesOf(id)).map((employee) => ({ id: employee.id, name: employee.name }));
}

export const contractorNotFound = () => new NotFound('contractor_not_found', 'There is no such contractor.');

async function requireAccess(caller: Caller, id: string, users: UserDirectory): Promise<UserCard> {
  if (id !== caller.id && !isAdministrator(caller)) throw contractorNotFound();
  return requireContractor(id, users);
}

const proofs = ['businessLicense', 'insuranceInfo'] as const;
const changesProof = (changes: BusinessChanges, before: ContractorProfileRecord): boolean =>
  proofs.some((proof) => changes[proof] !== undefined && changes[proof] !== before[proof]);

export function toContractorProfile(profile: ContractorProfileRecord): ContractorProfile {
  const { contactName, email, businessName, businessAddress, businessPhone, businessLicense, insuranceInfo } = profile;
  const { specializations, serviceAreas, status, workingHours, isVerified, totalJobs, completedJobs } = profile;
  return {
    id: profile.userId,
    contactName,
    email,
    businessName,
    businessAddress,
    businessPhone,
    businessLicense,
    insuranceInfo,
    specializations,
    serviceAreas,
    status,
    workingHours,
    isVerified,
    verificationDate: profile.verificationDate?.toISOString() ?? null,
    rating: Number(profile.rating.toString()),
    totalJobs,
    completedJobs,
  };
}
