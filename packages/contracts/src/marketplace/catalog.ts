import { z } from 'zod';
import { call } from '../call';
import { idempotencyHeader } from '../idempotency-header';
import { Id, IdParams, Instant } from '../ids';
import { limits } from '../limits';
import { CurrencyCode } from '../money';
import { adminRoles } from '../roles';
import { maxCatalogLength } from './choices';
import { Hours, Price, requiredText, text } from './fields';
import * as marketplaceRoutes from './routes';

export const ServiceCategory = z.object({ id: Id, name: z.string(), description: z.string(), isActive: z.boolean() });
export type ServiceCategory = z.infer<typeof ServiceCategory>;

const categoryFields = { name: requiredText(limits.name), description: text(limits.longText), isActive: z.boolean() };
export const NewCategory = z.strictObject({
  ...categoryFields,
  description: categoryFields.description.default(''),
  isActive: categoryFields.isActive.default(true),
});
export type NewCategory = z.input<typeof NewCategory>;
export const CategoryChanges = z.strictObject(categoryFields).partial();
export type CategoryChanges = z.infer<typeof CategoryChanges>;

/** `contractorId` is the contractor's user id; null for a service that every contractor offers. */
export const Service = z.object({
  id: Id,
  contractorId: Id.nullable(),
  categoryId: Id,
  title: z.string(),
  description: z.string(),
  basePrice: z.string(),
  currency: z.string(),
  estimatedDuration: Hours,
  isActive: z.boolean(),
  createdAt: Instant,
});
export type Service = z.infer<typeof Service>;

const serviceFields = {
  categoryId: Id,
  title: requiredText(limits.shortText),
  description: text(limits.longText),
  basePrice: Price,
  currency: CurrencyCode,
  estimatedDuration: Hours,
  isActive: z.boolean(),
};
/** Contractors create their own services; administrators choose the contractor, or none. */
export const NewService = z.strictObject({
  ...serviceFields,
  contractorId: Id.nullable().optional(),
  description: serviceFields.description.default(''),
  currency: serviceFields.currency.default('USD'),
  isActive: serviceFields.isActive.default(true),
});
export type NewService = z.input<typeof NewService>;
export const ServiceChanges = z.strictObject(serviceFields).partial();
export type ServiceChanges = z.infer<typeof ServiceChanges>;

const read = { scope: 'catalogue' } as const;
const administrators = { roles: adminRoles, scope: 'catalogue' } as const;
const keepers = { roles: ['contractor', ...adminRoles], scope: 'catalogue' } as const;

export const catalogCalls = {
  categories: call(marketplaceRoutes.categories, {
    summary: `Categories by name, at most ${maxCatalogLength}; inactive ones only for administrators.`,
    access: read,
    answer: z.array(ServiceCategory),
  }),
  addCategory: call(marketplaceRoutes.addCategory, {
    summary: 'Add a category; 409 `category_exists`.',
    access: administrators,
    status: 201,
    body: NewCategory,
    answer: ServiceCategory,
  }),
  changeCategory: call(marketplaceRoutes.changeCategory, {
    summary: 'Change or deactivate a category.',
    access: administrators,
    params: IdParams,
    body: CategoryChanges,
    answer: ServiceCategory,
  }),
  services: call(marketplaceRoutes.services, {
    summary: `Services by title, at most ${maxCatalogLength}, of a category or of a contractor (including services of no contractor). Inactive ones only for those who manage them.`,
    access: read,
    query: z.strictObject({ categoryId: Id.optional(), contractorId: Id.optional() }),
    answer: z.array(Service),
  }),
  addService: call(marketplaceRoutes.addService, {
    summary: `Add a service, once per ${idempotencyHeader}.`,
    access: keepers,
    status: 201,
    body: NewService,
    answer: Service,
  }),
  changeService: call(marketplaceRoutes.changeService, {
    summary: 'Change a service; contractors only their own. Existing bookings do not change.',
    access: keepers,
    params: IdParams,
    body: ServiceChanges,
    answer: Service,
  }),
  removeService: call(marketplaceRoutes.removeService, {
    summary: 'Remove a service.',
    access: keepers,
    params: IdParams,
  }),
} as const;
