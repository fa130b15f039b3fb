import { maxContractors } from '@plaza/contracts/marketplace/choices';
import type { Contractor, ContractorFilter, ContractorStatus } from '@plaza/contracts/marketplace/contractors';
import { NotFound } from '@plaza/service-kit/errors';
import { findBusyContractors } from './busy-contractors';
import { filterConditions } from './contractor-filter';
import { statusAt, statusConditions } from './contractor-status';
import { ContractorProfileModel, type ContractorProfileRecord } from './records/contractor-profile.model';

/** The contractors that match the filter, sorted by rating and then by the number of their bookings. */
export async function listContractors(filter: ContractorFilter): Promise<Contractor[]> {
  const now = new Date();
  const matching = filterConditions(filter);
  const { status } = filter;
  const ofStatus = status ? await statusConditions(status, () => findBusyContractors(now)) : [{}];
  const lists = await Promise.all(ofStatus.map((condition) => listBest([...matching, condition], status, now)));
  return lists
    .flat()
    .sort((one, other) => byRating(one.profile, other.profile))
    .slice(0, maxContractors)
    .map(({ profile, status }) => toContractor(profile, status));
}

interface Listed {
  readonly profile: ContractorProfileRecord;
  readonly status: ContractorStatus;
}

/** The best rated of those that meet all conditions and have the status, if one is given. */
async function listBest(
  conditions: readonly object[],
  asked: ContractorStatus | undefined,
  now: Date,
): Promise<Listed[]> {
  const listed: Listed[] = [];
  for await (const batch of inBatches(bestRated(conditions).lean().cursor({ batchSize: maxContractors }))) {
    const ids = batch.map(({ userId }) => userId);
    const busy = await findBusyContractors(now, ids);
    for (const profile of batch) {
      const status = statusAt(now, busy, profile);
      if (!asked || asked === status) listed.push({ profile, status });
    }
    if (listed.length >= maxContractors) break;
  }
  return listed;
}

const ratingOf = ({ rating }: ContractorProfileRecord) => Number(rating.toString());

/** The order of `bestRated`. */
const byRating = (one: ContractorProfileRecord, other: ContractorProfileRecord): number =>
  ratingOf(other) - ratingOf(one) || other.totalJobs - one.totalJobs || (String(one._id) < String(other._id) ? -1 : 1);

/** The query of a list; exported for the test of its query plan. */
export const bestRated = (conditions: readonly object[]) =>
  ContractorProfileModel.find({ isListed: true, $and: [{}, ...conditions] }).sort({
    rating: -1,
    totalJobs: -1,
    _id: 1,
  });

/**
 * Groups items into batches of the size of a list, so that bookings are looked up only for contractors who may be
 * listed.
 */
async function* inBatches<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < maxContractors) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** @throws NotFound `contractor_not_found` */
export async function findContractor(userId: string): Promise<Contractor> {
  const now = new Date();
  const [profile, busy] = await Promise.all([
    ContractorProfileModel.findOne({ userId, isListed: true }).lean(),
    findBusyContractors(now, [userId]),
  ]);
  if (!profile) throw new NotFound('contractor_not_found', 'There is no such contractor.');
  return toContractor(profile, statusAt(now, busy, profile));
}

function toContractor(profile: ContractorProfileRecord, status: Contractor['status']): Contractor {
  const { userId, contactName, businessName, email, businessPhone, totalJobs, completedJobs } = profile;
  return {
    id: userId,
    name: contactName,
    company: businessName,
    email,
    phone: businessPhone,
    specialties: profile.specializations,
    rating: Number(profile.rating.toString()),
    totalJobs,
    completedJobs,
    location: profile.serviceAreas[0] ?? profile.businessAddress,
    status,
    lastActive: profile.lastActive.toISOString(),
    verified: profile.isVerified,
  };
}
