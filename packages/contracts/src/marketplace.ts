import { z } from 'zod';
import { call } from './call';
import { Id, Instant } from './ids';
import { limits } from './limits';

export const ContractorStatus = z.enum(['available', 'busy', 'offline']);
export type ContractorStatus = z.infer<typeof ContractorStatus>;

/** A contractor as customers see them; `id` is the contractor's user id, `rating` 0 to 5 with 2 decimals. */
export const Contractor = z.object({
  id: Id,
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  specialties: z.array(z.string()),
  rating: z.number().min(0).max(5),
  totalJobs: z.number().int().min(0),
  location: z.string(),
  status: ContractorStatus,
  lastActive: Instant,
  verified: z.boolean(),
});
export type Contractor = z.infer<typeof Contractor>;

/** Everything optional, empty counts as absent: words in name, company or specialties; one specialty; one status. */
export const ContractorFilter = z.strictObject({
  search: z.string().trim().max(limits.shortText).optional(),
  specialty: z.string().trim().max(limits.shortText).optional(),
  status: z.preprocess((given) => (given === '' ? undefined : given), ContractorStatus.optional()),
});
export type ContractorFilter = z.infer<typeof ContractorFilter>;

export const marketplaceCalls = {
  contractors: call({
    method: 'GET',
    path: '/api/v1/contractors',
    summary: 'Contractors, the best rated first; at most 500.',
    access: { scope: 'contractors' },
    query: ContractorFilter,
    answer: z.array(Contractor),
  }),
} as const;
