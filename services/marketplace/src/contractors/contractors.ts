import type { Contractor, ContractorFilter } from '@plaza/contracts/marketplace';
import { conditionsOf } from './contractor-filter';
import { ContractorProfile, type ContractorProfileRecord } from './contractor-profile.model';

/** No screen shows more; who looks for one further down searches. */
const mostListed = 500;

/** Contractors that pass the filter, the best rated first; equal ones by their experience. */
export async function listContractors(filter: ContractorFilter): Promise<Contractor[]> {
  const profiles = await ContractorProfile.find(conditionsOf(filter))
    .sort({ rating: -1, totalJobs: -1, _id: 1 })
    .limit(mostListed)
    .lean();
  return profiles.map(given);
}

function given(profile: ContractorProfileRecord): Contractor {
  const { userId, contactName, businessName, email, businessPhone, totalJobs, status } = profile;
  return {
    id: userId,
    name: contactName,
    company: businessName,
    email,
    phone: businessPhone,
    specialties: profile.specializations,
    rating: Number(profile.rating.toString()),
    totalJobs,
    location: profile.serviceAreas[0] ?? profile.businessAddress,
    status,
    lastActive: profile.lastActive.toISOString(),
    verified: profile.isVerified,
  };
}
