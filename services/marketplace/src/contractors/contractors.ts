import type { Contractor, ContractorFilter } from '@plaza/contracts/marketplace/contractors';
import { NotFound } from '@plaza/service-kit/errors';
import { busyContractors } from './busy-contractors';
import { conditionsOf } from './contractor-filter';
import { ContractorProfile, type ContractorProfileRecord } from './contractor-profile.model';
import { maybeOfStatus, statusAt } from './contractor-status';

/** No screen shows more; who looks for one further down searches. */
const mostListed = 500;

/** Contractors that pass the filter, the best rated first; equal ones by their experience. */
export async function listContractors(filter: ContractorFilter): Promise<Contractor[]> {
  const now = new Date();
  const busy = await busyContractors(now);
  const conditions = conditionsOf(filter);
  if (filter.status) conditions.push(maybeOfStatus(filter.status, busy));
  const profiles = ContractorProfile.find({ isListed: true, $and: [{}, ...conditions] })
    .sort({ rating: -1, totalJobs: -1, _id: 1 })
    .lean()
    .cursor({ batchSize: mostListed });
  const listed: Contractor[] = [];
  for await (const profile of profiles) {
    const status = statusAt(now, busy, profile);
    if (!filter.status || filter.status === status) listed.push(shown(profile, status));
    if (listed.length === mostListed) break;
  }
  return listed;
}

/** @throws NotFound `contractor_not_found` */
export async function findContractor(userId: string): Promise<Contractor> {
  const now = new Date();
  const [profile, busy] = await Promise.all([
    ContractorProfile.findOne({ userId, isListed: true }).lean(),
    busyContractors(now, userId),
  ]);
  if (!profile) throw new NotFound('contractor_not_found', 'There is no such contractor.');
  return shown(profile, statusAt(now, busy, profile));
}

function shown(profile: ContractorProfileRecord, status: Contractor['status']): Contractor {
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
