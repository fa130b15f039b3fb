import type { Contractor } from '@plaza/contracts/marketplace/contractors';

/** A contractor as the API returns them; the other fields are arbitrary. */
export function contractorFixture(name: string, other: Partial<Contractor> = {}): Contractor {
  return {
    id: crypto.randomUUID(),
    name,
    company: `${name} Services`,
    email: `${name.split(' ')[0]?.toLowerCase()}@plaza.test`,
    phone: '+1 416 555 0100',
    specialties: ['Plumbing'],
    rating: 4.5,
    totalJobs: 12,
    completedJobs: 9,
    location: 'Toronto, ON',
    status: 'available',
    lastActive: new Date().toISOString(),
    verified: false,
    ...other,
  };
}
