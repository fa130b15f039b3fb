import { z } from 'zod';
import { call } from '../call';
import { Id, IdParams, Instant } from '../ids';
import { limits } from '../limits';
import { adminRoles } from '../roles';
import { untrimmedText } from '../text';
import { contractorStatuses } from './choices';
import { requiredText, text } from './fields';
import * as marketplaceRoutes from './routes';
import { WorkingHours } from './working-hours';

export const ContractorStatus = z.enum(contractorStatuses);
export type ContractorStatus = z.infer<typeof ContractorStatus>;

/**
 * A contractor as customers see them; `id` is the contractor's user id, `rating` 0 to 5 with 2 decimals. `totalJobs`
 * are those that they took on: confirmed, running or completed. `status` is of this moment: busy during a job, offline
 * outside working hours, unless the contractor says otherwise.
 */
export const Contractor = z.object({
  id: Id,
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  specialties: z.array(z.string()),
  rating: z.number().min(0).max(5),
  totalJobs: z.number().int().min(0),
  completedJobs: z.number().int().min(0),
  location: z.string(),
  status: ContractorStatus,
  lastActive: Instant,
  verified: z.boolean(),
});
export type Contractor = z.infer<typeof Contractor>;

/** Everything optional, empty counts as absent: words in name, company or specialties; one specialty; one status. */
export const ContractorFilter = z.strictObject({
  search: text(limits.shortText).optional(),
  specialty: text(limits.shortText).optional(),
  status: z.preprocess((given) => (given === '' ? undefined : given), ContractorStatus.optional()),
});
export type ContractorFilter = z.infer<typeof ContractorFilter>;

const tags = z.array(requiredText(limits.name)).max(50);

/**
 * What a contractor says of their business. `status` is what they say of themselves, `workingHours` null for any time.
 * `specializations` is what the specification calls the specialties of a stored profile.
 */
export const BusinessFields = z.strictObject({
  businessName: requiredText(limits.companyName),
  businessAddress: text(limits.address),
  businessPhone: text(limits.phone),
  businessLicense: text(limits.shortText),
  insuranceInfo: text(limits.longText),
  specializations: tags,
  serviceAreas: tags,
  status: ContractorStatus,
  workingHours: WorkingHours.nullable(),
});
export type BusinessFields = z.infer<typeof BusinessFields>;

export const BusinessChanges = BusinessFields.partial();
export type BusinessChanges = z.infer<typeof BusinessChanges>;

/** A contractor's profile, for themself and for administrators. */
export const ContractorProfile = BusinessFields.extend({
  id: Id,
  contactName: z.string(),
  email: z.string(),
  isVerified: z.boolean(),
  verificationDate: Instant.nullable(),
  rating: z.number().min(0).max(5),
  totalJobs: z.number().int().min(0),
  completedJobs: z.number().int().min(0),
});
export type ContractorProfile = z.infer<typeof ContractorProfile>;

/**
 * What an administrator found on looking at a contractor's papers; `seen` are those that were looked at, letter for
 * letter as the profile gave them.
 */
export const Verification = z.strictObject({
  isVerified: z.boolean(),
  seen: z
    .strictObject({
      businessLicense: untrimmedText(limits.shortText),
      insuranceInfo: untrimmedText(limits.longText),
    })
    .optional(),
});
export type Verification = z.infer<typeof Verification>;

/** Somebody who works for a contractor. */
export const Employee = z.object({ id: Id, name: z.string() });
export type Employee = z.infer<typeof Employee>;

const own = { roles: ['contractor', ...adminRoles], scope: 'contractors' } as const;

export const contractorCalls = {
  contractors: call(marketplaceRoutes.contractors, {
    summary: 'Contractors, the best rated first; at most 500.',
    access: { scope: 'contractors' },
    query: ContractorFilter,
    answer: z.array(Contractor),
  }),
  contractor: call(marketplaceRoutes.contractor, {
    summary: 'One contractor, as customers see them.',
    access: { scope: 'contractors' },
    params: IdParams,
    answer: Contractor,
  }),
  contractorProfile: call(marketplaceRoutes.contractorProfile, {
    summary: 'The profile of a contractor: their own, and any for administrators.',
    access: own,
    params: IdParams,
    answer: ContractorProfile,
  }),
  changeContractorProfile: call(marketplaceRoutes.changeContractorProfile, {
    summary: 'Change it; a contractor who changes licence or insurance has to be verified anew.',
    access: own,
    params: IdParams,
    body: BusinessChanges,
    answer: ContractorProfile,
  }),
  verifyContractor: call(marketplaceRoutes.verifyContractor, {
    summary: 'Say that licence and insurance were checked today, or take it back; 409 `changed_meanwhile`.',
    access: { roles: adminRoles, scope: 'contractors' },
    params: IdParams,
    body: Verification,
    answer: ContractorProfile,
  }),
  employees: call(marketplaceRoutes.employees, {
    summary: 'Who works for a contractor, by name: for themself and for administrators.',
    access: own,
    params: IdParams,
    answer: z.array(Employee),
  }),
} as const;
