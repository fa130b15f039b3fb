import type { Caller } from '@plaza/contracts/identity/session';
import type { Service, ServiceChanges } from '@plaza/contracts/marketplace/catalog';
import { maxCatalogLength } from '@plaza/contracts/marketplace/choices';
import { isAdministrator } from '@plaza/contracts/roles';
import { NotFound } from '@plaza/service-kit/errors';
import { Types } from 'mongoose';
import { deleteAudited } from '../audit';
import { unlistedContractorIds } from '../contractors/records/contractor-profiles';
import { priceText } from '../prices';
import { nameCollator } from '../text/by-name';
import { inactiveCategoryIds } from './categories';
import { notRemoved, ServiceModel, type ServiceRecord } from './service.model';

interface Filter {
  readonly categoryId?: string | undefined;
  readonly contractorId?: string | undefined;
}

/**
 * Sorted by title, at most `maxCatalogLength`. Only their owner and administrators see inactive services, those of
 * inactive categories, and those of users who are disabled or not contractors any more.
 */
export async function listServices(caller: Caller, { categoryId, contractorId }: Filter): Promise<Service[]> {
  const conditions: object[] = [notRemoved];
  if (categoryId !== undefined) conditions.push({ categoryId });
  if (contractorId !== undefined) conditions.push(offeredBy(contractorId));
  if (!isAdministrator(caller)) conditions.push({ $or: [await offeredConditions(), { contractorId: caller.id }] });
  const services = await ServiceModel.find({ $and: conditions })
    .sort({ title: 1, _id: 1 })
    .limit(maxCatalogLength)
    .lean();
  return services.map(toService).sort((one, other) => nameCollator.compare(one.title, other.title));
}

/** Matches services that everybody sees. */
async function offeredConditions(): Promise<object> {
  const [inactive, unlisted] = await Promise.all([inactiveCategoryIds(), unlistedContractorIds()]);
  return { isActive: true, categoryId: { $nin: inactive }, contractorId: { $nin: unlisted } };
}

/**
 * An active service that the contractor offers.
 * @throws NotFound `service_not_found`
 */
export async function requireBookableService(serviceId: string, contractorId: string): Promise<ServiceRecord> {
  const offered = { _id: serviceId, isActive: true, ...notRemoved, ...offeredBy(contractorId) };
  const service = await ServiceModel.findOne({ ...offered, categoryId: { $nin: await inactiveCategoryIds() } }).lean();
  if (!service) throw serviceNotFound();
  return service;
}

/** Removes the services of a deleted user. @throws if administrators' actions still wait to be audited */
export async function removeServicesOf(userId: string): Promise<void> {
  await deleteAudited(ServiceModel, { contractorId: userId });
}

const offeredBy = (contractorId: string) => ({ contractorId: { $in: [contractorId, null] } });

export const serviceNotFound = () => new NotFound('service_not_found', 'There is no such service.');

export function toService(service: ServiceRecord): Service {
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

/** The stored fields of a new service, or of changes to one. */
export function toServiceFields<Fields extends ServiceChanges>({ basePrice, ...fields }: Fields) {
  return { ...fields, ...(basePrice === undefined ? {} : { basePrice: Types.Decimal128.fromString(basePrice) }) };
}
