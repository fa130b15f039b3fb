import type { Contractor, ContractorFilter } from '@plaza/contracts/marketplace/contractors';
import { NotFound } from '@plaza/service-kit/errors';
import { ContractorProfileModel, type ContractorProfileRecord } from '../contractor-profiles/contractor-profile.model';
import { findBusyContractors } from './busy-contractors';
import { filterConditions } from './contractor-filter';
import { statusAt, statusConditions } from './contractor-status';

/** Screens do not show more; users search for further ones. */
const maxListed = 500;

/** Contractors that match the filter by rating, equal ones by the number of their bookings. */
export async function listContractors(filter: ContractorFilter): Promise<Contractor[]> {
  const now = new Date();
  const busy = await findBusyContractors(now);
  const conditions = filterConditions(filter);
  if (filter.status) conditions.push(statusConditions(filter.status, busy));
  const profiles = ContractorProfileModel.find({ isListed: true, $and: [{}, ...conditions] })
    .sort({ rating: -1, totalJobs: -1, _id: 1 })
    .lean()
    .cursor({ batchSize: maxListed });
  const listed: Contractor[] = [];
  for await (const profile of profiles) {
    const status = statusAt(now, busy, profile);
    if (!filter.status || filter.status === status) listed.push(toContractor(profile, status));
    if (listed.length === maxListed) break;
  }
  return listed;
}

/** @throws NotFound `contractor_not_found` */
export async function findContractor(userId: string): Promise<Contractor> {
  const now = new Date();
  const [profile, busy] = await Promise.all([
    ContractorProfileModel.findOne({ userId, isListed: true }).lean(),
    findBusyContractors(now, userId),
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
