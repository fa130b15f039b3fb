import type { NewService, Service, ServiceChanges } from '@plaza/contracts/marketplace/catalogue';
import { isAdministrator } from '@plaza/contracts/roles';
import type { Caller } from '@plaza/contracts/session';
import { NotFound } from '@plaza/service-kit/errors';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { noteActivity } from '../contractor-profiles/contractor-profiles';
import { priceText } from '../prices';
import type { UserDirectory } from '../users/user-directory';
import { requireContractor } from '../users/user-directory';
import { inactiveCategoryIds, requireCategory } from './categories';
import { ServiceModel, type ServiceRecord } from './service.model';

/** No screen shows more; they ask for a category or a contractor. */
const mostListed = 1000;
const byTitle = new Intl.Collator('en');

interface Wanted {
  readonly categoryId?: string | undefined;
  readonly contractorId?: string | undefined;
}

/** By title. What is switched off, or in a category that is, is for its keepers alone. */
export async function listServices(caller: Caller, { categoryId, contractorId }: Wanted): Promise<Service[]> {
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
    .limit(mostListed)
    .lean();
  return services.map(toService).sort((one, other) => byTitle.compare(one.title, other.title));
}

/**
 * Contractors offer what is their own, administrators what is anybody's or everybody's.
 * @throws BadInput `category_unknown`; NotFound `contractor_not_found`; Unavailable
 */
export async function addService(
  caller: Caller,
  asked: z.output<typeof NewService>,
  users: UserDirectory,
): Promise<Service> {
  const contractorId = await ownerOf(caller, asked.contractorId, users);
  await requireCategory(asked.categoryId, caller);
  const added = await new ServiceModel({ ...toServiceFields(asked), contractorId }).save();
  if (contractorId === caller.id) await noteActivity(caller.id);
  return toService(added);
}

/** @throws NotFound `service_not_found`, also for somebody else's; BadInput `category_unknown` */
export async function changeService(caller: Caller, id: string, changes: ServiceChanges): Promise<Service> {
  const before = await ServiceModel.findOne(ownedBy(caller, id), { categoryId: 1 }).lean();
  if (!before) throw notFound();
  const { categoryId = before.categoryId } = changes;
  // What was in a category before that was switched off stays there, and can be changed.
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

/** @throws NotFound `service_not_found`, also for somebody else's */
export async function removeService(caller: Caller, id: string): Promise<void> {
  const removed = await ServiceModel.findOneAndDelete(ownedBy(caller, id)).lean();
  if (!removed) throw notFound();
  if (removed.contractorId === caller.id) await noteActivity(caller.id);
}

/**
 * What a contractor can be booked for at this moment.
 * @throws NotFound `service_not_found` for what is switched off, or another contractor's
 */
export async function requireBookableService(serviceId: string, contractorId: string): Promise<ServiceRecord> {
  const offered = { _id: serviceId, isActive: true, ...offeredBy(contractorId) };
  const service = await ServiceModel.findOne({ ...offered, categoryId: { $nin: await inactiveCategoryIds() } }).lean();
  if (!service) throw notFound();
  return service;
}

/** Takes away all that a contractor offered; again finds nothing. */
export async function removeServicesOf(userId: string): Promise<void> {
  await ServiceModel.deleteMany({ contractorId: userId });
}

const offeredBy = (contractorId: string) => ({ contractorId: { $in: [contractorId, null] } });

const ownedBy = (caller: Caller, _id: string) => (isAdministrator(caller) ? { _id } : { _id, contractorId: caller.id });

const notFound = () => new NotFound('service_not_found', 'There is no such service.');

async function ownerOf(caller: Caller, asked: string | null | undefined, users: UserDirectory): Promise<string | null> {
  const contractorId = asked === undefined && caller.role === 'contractor' ? caller.id : (asked ?? null);
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
