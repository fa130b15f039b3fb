import type { ContractorProfile } from '@plaza/contracts/marketplace/contractors';

/** A contractor's profile as the API returns it; its other fields are arbitrary. */
export function profileFixture(overrides: Partial<ContractorProfile> = {}): ContractorProfile {
  return {
    id: '1f0c6ad2-7c5e-4a51-9d61-5d8f4a9b0c11',
    businessName: 'Moreau Plumbing',
    businessAddress: '12 King Street',
    businessPhone: '+1 416 555 0100',
    businessLicense: 'PL-778',
    insuranceInfo: 'Acme, 2 million',
    specializations: ['Plumbing'],
    serviceAreas: ['Toronto, ON'],
    status: 'available',
    workingHours: null,
    contactName: 'Ada Moreau',
    email: 'ada@plaza.test',
    isVerified: true,
    verificationDate: '2026-03-01T12:00:00.000Z',
    rating: 4.85,
    totalJobs: 12,
    completedJobs: 9,
    ...overrides,
  };
}
