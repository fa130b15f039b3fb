import type { Caller } from '@plaza/contracts/identity/session';
import { limits } from '@plaza/contracts/limits';
import type { NewService, Service, ServiceChanges } from '@plaza/contracts/marketplace/catalogue';
import { isAdministrator } from '@plaza/contracts/roles';
import { Conflict, NotFound } from '@plaza/service-kit/errors';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { noteActivity } from '../contractor-profiles/contractor-profiles';
import { priceText } from '../prices';
import { requireContractor, type UserDirectory } from '../users/user-directory';
import { inactiveCategoryIds, requireCategory } from './categories';
import { ServiceModel, type ServiceRecord } from './service.model';

/** Screens filter by category or contractor, and do not show more. */
const maxListed = 1000;
const byTitle = new Intl.Collator('en');

interface Filter {
  readonly categoryId?: string | undefined;
  readonly contractorId?: string | undefined;
}

/** By title. Inactive services and those of inactive categories are listed for their owner and administrators only. */
export async function listServices(caller: Caller, { categoryId, contractorId }: Filter): Promise<Service[]> {
  const conditions: object[] = [];
  if (categoryId !== undefined) conditions.push({ categoryId });
  if (contractorId !== undefined) conditions.push(offeredBy(contractorId));
  if (!isAdministrator(caller)) {
    conditions.push({
      $or: [{ isActive: true, categoryId: { $nin: await inactiveCategoryIds() } }, { contractorId: caller.id }],
    });
  }
  const services = await ServiceModel.find(conditions.length > 0 ? { $and: conditions } : {})
    .sort({ title: 1, _id: 1 })
    .limit(maxListed)
    .lean();
  return services.map(toService).sort((one, other) => byTitle.compare(one.title, other.title));
}

/**
 * Contractors add services of their own, administrators those of any contractor or of all.
 * @throws InvalidInput `category_unknown`; NotFound `contractor_not_found`; Conflict `too_many_services`; Unavailable
 */
export async function addService(
  caller: Caller,
  input: z.output<typeof NewService>,
  users: UserDirectory,
): Promise<Service> {
  const contractorId = await requireOwner(caller, input.contractorId, users);
  await requireCategory(input.categoryId, caller);
  if (contractorId !== null) await requireServiceQuota(contractorId);
  const added = await new ServiceModel({ ...toServiceFields(input), contractorId }).save();
  if (contractorId === caller.id) await noteActivity(caller.id);
  return toService(added);
}

/**
 * Requests at the same moment may pass the limit by as many as they are.
 * @throws Conflict `too_many_services`
 */
async function requireServiceQuota(contractorId: string): Promise<void> {
  const { servicesOfContractor } = limits;
  const own = ServiceModel.countDocuments({ contractorId }).limit(servicesOfContractor);
  if ((await own) < servicesOfContractor) return;
  throw new Conflict(
    'too_many_services',
    `There are ${servicesOfContractor} services already, the most there can be. Delete one first.`,
  );
}

/** @throws NotFound `service_not_found`, also for the service of another contractor; InvalidInput `category_unknown` */
export async function changeService(caller: Caller, id: string, changes: ServiceChanges): Promise<Service> {
  const before = await ServiceModel.findOne(ownedBy(caller, id), { categoryId: 1 }).lean();
  if (!before) throw notFound();
  const { categoryId = before.categoryId } = changes;
  // A service can be changed while its category is inactive, but not moved into an inactive one.
  if (categoryId !== before.categoryId) await requireCategory(categoryId, caller);
  const changed = await ServiceModel.findOneAndUpdate(
    ownedBy(caller, id),
    { $set: toServiceFields(changes) },
    { returnDocument: 'after', runValidators: true },
  ).lean();
  if (!changed) throw notFound();
  if (changed.contractorId === caller.id) await noteActivity(caller.id);
  return toService(changed);
}

/** @throws NotFound `service_not_found`, also for the service of another contractor */
export async function removeService(caller: Caller, id: string): Promise<void> {
  const removed = await ServiceModel.findOneAndDelete(ownedBy(caller, id)).lean();
  if (!removed) throw notFound();
  if (removed.contractorId === caller.id) await noteActivity(caller.id);
}

/**
 * An active service that the contractor offers.
 * @throws NotFound `service_not_found`
 */
export async function requireBookableService(serviceId: string, contractorId: string): Promise<ServiceRecord> {
  const offered = { _id: serviceId, isActive: true, ...offeredBy(contractorId) };
  const service = await ServiceModel.findOne({ ...offered, categoryId: { $nin: await inactiveCategoryIds() } }).lean();
  if (!service) throw notFound();
  return service;
}

export async function removeServicesOf(userId: string): Promise<void> {
  await ServiceModel.deleteMany({ contractorId: userId });
}

const offeredBy = (contractorId: string) => ({ contractorId: { $in: [contractorId, null] } });

const ownedBy = (caller: Caller, _id: string) => (isAdministrator(caller) ? { _id } : { _id, contractorId: caller.id });

const notFound = () => new NotFound('service_not_found', 'There is no such service.');

async function requireOwner(
  caller: Caller,
  input: string | null | undefined,
  users: UserDirectory,
): Promise<string | null> {
  const contractorId = input === undefined && caller.role === 'contractor' ? caller.id : (input ?? null);
  if (contractorId === caller.id && caller.role === 'contractor') return contractorId;
  if (!isAdministrator(caller)) throw new NotFound('contractor_not_found', 'There is no such contractor.');
  if (contractorId !== null) await requireContractor(contractorId, users);
  return contractorId;
}

function toServiceFields<Fields extends ServiceChanges>({ basePrice, ...fields }: Fields) {
  return { ...fields, ...(basePrice === undefined ? {} : { basePrice: Types.Decimal128.fromString(basePrice) }) };
}

function toService(service: ServiceRecord): Service {
  const { contractorId, categoryId, title, description, currency, estimatedDuration, isActive } = service;
  return {
    id: service._id,
    contractorId,
    categoryId,
    title,
    description,
    basePrice: priceText(service.basePrice),
    currency,
    estimatedDuration,
    isActive,
    createdAt: service.createdAt.toISOString(),
  };
}
