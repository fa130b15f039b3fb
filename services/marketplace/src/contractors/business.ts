import type { PersonCard } from '@plaza/contracts/identity';
import type {
  ContractorProfile as Business,
  BusinessChanges,
  Employee,
  Verification,
} from '@plaza/contracts/marketplace/contractors';
import { isAdministrator } from '@plaza/contracts/roles';
import type { Caller } from '@plaza/contracts/session';
import { Conflict, NotFound } from '@plaza/service-kit/errors';
import { demandContractorCard } from '../people/contractor-card';
import type { People } from '../people/people';
import { newsOfChange, toldOf } from './contractor-news';
import { ContractorProfile, type ContractorProfileRecord } from './contractor-profile.model';
import { profileFor } from './profiles';

/** @throws NotFound `contractor_not_found`, also for somebody else's; Unavailable */
export async function readBusiness(id: string, caller: Caller, people: People): Promise<Business> {
  return given(await profileFor(await demandOpenTo(caller, id, people)));
}

/**
 * A contractor who changes licence or insurance has to be verified anew.
 * @throws NotFound `contractor_not_found`, also for somebody else's; Unavailable
 */
export async function changeBusiness(
  id: string,
  caller: Caller,
  changes: BusinessChanges,
  people: People,
): Promise<Business> {
  const card = await demandOpenTo(caller, id, people);
  const isOwn = id === caller.id;
  for (;;) {
    const before = await profileFor(card);
    const { businessLicense, insuranceInfo } = before;
    const toVerify = isOwn && isOtherProof(changes, before) ? { isVerified: false, verificationDate: null } : {};
    const active = isOwn ? { lastActive: new Date() } : {};
    const after = await ContractorProfile.findOneAndUpdate(
      // Judged by these: where another request changed them since, it is judged anew.
      { ...toldOf(before), businessLicense, insuranceInfo },
      { $set: { ...changes, ...toVerify, ...active, ...newsOfChange(before, changes) } },
      { returnDocument: 'after', runValidators: true },
    ).lean();
    if (after) return given(after);
  }
}

/**
 * Verifies what was seen: where the contractor changed it since, nothing is.
 * @throws NotFound `contractor_not_found`; Conflict `changed_meanwhile`; Unavailable
 */
export async function verify(id: string, { isVerified, seen }: Verification, people: People): Promise<Business> {
  await profileFor(await demandContractorCard(id, people));
  const after = await ContractorProfile.findOneAndUpdate(
    { userId: id, ...seen },
    { $set: { isVerified, verificationDate: isVerified ? new Date() : null } },
    { returnDocument: 'after' },
  ).lean();
  if (after) return given(after);
  if (!(await ContractorProfile.exists({ userId: id }))) throw missing();
  throw new Conflict('changed_meanwhile', 'Licence or insurance changed meanwhile. Look at them again.');
}

/** @throws NotFound `contractor_not_found`, also for somebody else's; Unavailable */
export async function listEmployees(id: string, caller: Caller, people: People): Promise<Employee[]> {
  await demandOpenTo(caller, id, people);
  return (await people.employeesOf(id)).map((employee) => ({ id: employee.id, name: employee.name }));
}

const missing = () => new NotFound('contractor_not_found', 'There is no such contractor.');

async function demandOpenTo(caller: Caller, id: string, people: People): Promise<PersonCard> {
  if (id !== caller.id && !isAdministrator(caller)) throw missing();
  return demandContractorCard(id, people);
}

const proofs = ['businessLicense', 'insuranceInfo'] as const;
const isOtherProof = (changes: BusinessChanges, before: ContractorProfileRecord): boolean =>
  proofs.some((proof) => changes[proof] !== undefined && changes[proof] !== before[proof]);

function given(profile: ContractorProfileRecord): Business {
  const { contactName, email, businessName, businessAddress, businessPhone, businessLicense, insuranceInfo } = profile;
  const { specializations, serviceAreas, status, workingHours, isVerified, totalJobs, completedJobs } = profile;
  return {
    ...{ id: profile.userId, contactName, email },
    ...{ businessName, businessAddress, businessPhone, businessLicense, insuranceInfo },
    ...{ specializations, serviceAreas, status, workingHours },
    ...{ isVerified, verificationDate: profile.verificationDate?.toISOString() ?? null },
    ...{ rating: Number(profile.rating.toString()), totalJobs, completedJobs },
  };
}
