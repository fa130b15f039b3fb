import { z } from 'zod';
import { call } from '../call';
import { Id, IdParams, Instant } from '../ids';
import { limits } from '../limits';
import { adminRoles } from '../roles';
import { untrimmedText } from '../text';
import { contractorStatuses, maxContractors } from './choices';
import { requiredText, text } from './fields';
import * as marketplaceRoutes from './routes';
import { WorkingHours } from './working-hours';

export const ContractorStatus = z.enum(contractorStatuses);
export type ContractorStatus = z.infer<typeof ContractorStatus>;

/**
 * A contractor as customers see them; `id` is the contractor's user id, `rating` 0 to 5 with 2 decimals. `totalJobs`
 * counts confirmed, running and completed bookings. `status` is the current one: busy during a job and offline outside
 * working hours, unless the contractor has set another status.
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

/**
 * All fields are optional, and empty ones count as absent: words in name, company or specialties; one specialty; one
 * status.
 */
export const ContractorFilter = z.strictObject({
  search: text(limits.shortText).optional(),
  specialty: text(limits.shortText).optional(),
  status: z.preprocess((given) => (given === '' ? undefined : given), ContractorStatus.optional()),
});
export type ContractorFilter = z.infer<typeof ContractorFilter>;

const tags = z.array(requiredText(limits.name)).max(50);

/**
 * The contractor's description of their business. `status` is the one that they set, `workingHours` null for any time.
 * `specializations` is another name for the specialties of a stored profile.
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

/** A contractor's profile, visible to the contractor and to administrators. */
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
 * The result of an administrator's check of a contractor's documents; `seen` contains the exact texts of the profile
 * that were checked.
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

/** An employee of a contractor. */
export const Employee = z.object({ id: Id, name: z.string() });
export type Employee = z.infer<typeof Employee>;

const ownRoles = ['contractor', ...adminRoles] as const;
const own = { roles: ownRoles, scope: 'contractors' } as const;
/** Of contractors and bookings alike: whoever books or assigns chooses among contractors and their employees. */
const choosing = { scope: 'catalogue' } as const;

export const contractorCalls = {
  contractors: call(marketplaceRoutes.contractors, {
    summary: `Contractors, best rated first; at most ${maxContractors}.`,
    access: choosing,
    query: ContractorFilter,
    answer: z.array(Contractor),
  }),
  contractor: call(marketplaceRoutes.contractor, {
    summary: 'One contractor, as customers see them.',
    access: choosing,
    params: IdParams,
    answer: Contractor,
  }),
  contractorProfile: call(marketplaceRoutes.contractorProfile, {
    summary: 'The profile of a contractor; contractors only their own, administrators any.',
    access: own,
    params: IdParams,
    answer: ContractorProfile,
  }),
  changeContractorProfile: call(marketplaceRoutes.changeContractorProfile, {
    summary: 'Change the profile; a contractor who changes licence or insurance has to be verified again.',
    access: own,
    params: IdParams,
    body: BusinessChanges,
    answer: ContractorProfile,
  }),
  verifyContractor: call(marketplaceRoutes.verifyContractor, {
    summary: 'Record that licence and insurance were checked today, or revoke that; 409 `changed_meanwhile`.',
    access: { roles: adminRoles, scope: 'contractors' },
    params: IdParams,
    body: Verification,
    answer: ContractorProfile,
  }),
  employees: call(marketplaceRoutes.employees, {
    summary: 'The employees of a contractor by name, for the contractor and for administrators.',
    access: { roles: ownRoles, ...choosing },
    params: IdParams,
    answer: z.array(Employee),
  }),
} as const;
