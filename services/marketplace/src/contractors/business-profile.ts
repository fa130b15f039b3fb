import type { Caller } from '@plaza/contracts/identity/session';
import type { UserCard } from '@plaza/contracts/internal/identity';
import type {
  BusinessChanges,
  ContractorProfile,
  Employee,
  Verification,
} from '@plaza/contracts/marketplace/contractors';
import { isAdministrator } from '@plaza/contracts/roles';
import { Conflict, NotFound } from '@plaza/service-kit/errors';
import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import { outboxAfterChange, publishedFields } from '../contractor-profiles/contractor-events';
import { ContractorProfileModel, type ContractorProfileRecord } from '../contractor-profiles/contractor-profile.model';
import { upsertProfile } from '../contractor-profiles/contractor-profiles';
import { searchFieldsOf } from '../contractor-profiles/profile-search';
import { requireContractor, type UserDirectory } from '../users/user-directory';

/** @throws NotFound `contractor_not_found`, also for another contractor's; Unavailable */
export async function readBusinessProfile(
  id: string,
  caller: Caller,
  users: UserDirectory,
): Promise<ContractorProfile> {
  return toBusinessProfile(await upsertProfile(await requireAccess(caller, id, users)));
}

/**
 * A contractor who changes licence or insurance has to be verified again.
 * @throws NotFound `contractor_not_found`, also for another contractor's; Conflict `changed_meanwhile`; Unavailable
 */
export async function changeBusinessProfile(
  id: string,
  caller: Caller,
  changes: BusinessChanges,
  users: UserDirectory,
): Promise<ContractorProfile> {
  const card = await requireAccess(caller, id, users);
  const isOwn = id === caller.id;
  return retryOnConflict(async () => {
    const before = await upsertProfile(card);
    const { contactName, businessName, businessLicense, insuranceInfo } = before;
    const verification = isOwn && changesProof(changes, before) ? { isVerified: false, verificationDate: null } : {};
    const terms = searchFieldsOf({ ...before, ...changes });
    const activity = isOwn ? { lastActive: new Date() } : {};
    const after = await ContractorProfileModel.findOneAndUpdate(
      // What the verification and the search terms depend on must not have changed since it was read.
      { ...publishedFields(before), contactName, businessName, businessLicense, insuranceInfo },
      { $set: { ...changes, ...verification, ...activity, ...terms, ...outboxAfterChange(before, changes) } },
      { returnDocument: 'after', runValidators: true },
    ).lean();
    return after && toBusinessProfile(after);
  });
}

/**
 * Verifies the licence and insurance that the administrator saw, unless they have changed since.
 * @throws NotFound `contractor_not_found`; Conflict `changed_meanwhile`; Unavailable
 */
export async function verifyContractor(
  id: string,
  { isVerified, seen }: Verification,
  users: UserDirectory,
): Promise<ContractorProfile> {
  await upsertProfile(await requireContractor(id, users));
  const after = await ContractorProfileModel.findOneAndUpdate(
    { userId: id, ...seen },
    { $set: { isVerified, verificationDate: isVerified ? new Date() : null } },
    { returnDocument: 'after' },
  ).lean();
  if (after) return toBusinessProfile(after);
  if (!(await ContractorProfileModel.exists({ userId: id }))) throw contractorNotFound();
  throw new Conflict('changed_meanwhile', 'Licence or insurance changed meanwhile. Look at them again.');
}

/** @throws NotFound `contractor_not_found`, also for another contractor's; Unavailable */
export async function listEmployees(id: string, caller: Caller, users: UserDirectory): Promise<Employee[]> {
  await requireAccess(caller, id, users);
  return (await users.employeesOf(id)).map((employee) => ({ id: employee.id, name: employee.name }));
}

const contractorNotFound = () => new NotFound('contractor_not_found', 'There is no such contractor.');

async function requireAccess(caller: Caller, id: string, users: UserDirectory): Promise<UserCard> {
  if (id !== caller.id && !isAdministrator(caller)) throw contractorNotFound();
  return requireContractor(id, users);
}

const proofs = ['businessLicense', 'insuranceInfo'] as const;
const changesProof = (changes: BusinessChanges, before: ContractorProfileRecord): boolean =>
  proofs.some((proof) => changes[proof] !== undefined && changes[proof] !== before[proof]);

function toBusinessProfile(profile: ContractorProfileRecord): ContractorProfile {
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
