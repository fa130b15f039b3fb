import type { Caller } from '@plaza/contracts/identity/session';
import { limits } from '@plaza/contracts/limits';
import type { NewService, Service } from '@plaza/contracts/marketplace/catalog';
import { isAdministrator } from '@plaza/contracts/roles';
import { Conflict, NotFound } from '@plaza/service-kit/errors';
import { hashOfInput, idempotencyKeyReused } from '@plaza/service-kit/idempotency';
import type { z } from 'zod';
import type { Author } from '../audit';
import { recordActivity } from '../contractors/records/contractor-profiles';
import { addOncePerKey, type Idempotency, toIdempotency } from '../idempotency/add-once-per-key';
import { requireContractor, type UserDirectory } from '../users/user-directory';
import { requireCategory } from './categories';
import { notRemoved, ServiceModel, type ServiceRecord } from './service.model';
import { addedServiceAuditRecords } from './service-audit';
import { toService, toServiceFields } from './services';

type Input = z.output<typeof NewService>;

/**
 * Contractors add services of their own; administrators add those of any contractor or of all contractors.
 * @param key the idempotency key of the request, if it has one: a repeated request returns the service of the first
 * @throws InvalidInput `category_unknown`; NotFound `contractor_not_found`; Conflict `too_many_services`,
 * `idempotency_key_reused`; Unavailable
 */
export async function addService(
  author: Author,
  input: Input,
  key: string | undefined,
  users: UserDirectory,
): Promise<Service> {
  const idempotency = toIdempotency(key === undefined ? undefined : hashOfInput({ by: author.caller.id, key }), input);
  const service = await addOncePerKey<ServiceRecord>(idempotency, findByKey, () =>
    create(author, input, idempotency, users),
  );
  return toService(service);
}

/**
 * The key of a removed service is deleted together with it, once its audit records have been delivered.
 * @throws Conflict `idempotency_key_reused` if the service has been removed, but is still stored for the audit
 */
async function findByKey(key: string): Promise<ServiceRecord | null> {
  const earlier = await ServiceModel.findOne({ 'idempotency.key': key }).lean();
  if (earlier?.removedAt) throw idempotencyKeyReused();
  return earlier;
}

async function create(
  author: Author,
  input: Input,
  idempotency: Idempotency | undefined,
  users: UserDirectory,
): Promise<ServiceRecord> {
  const { caller } = author;
  const contractorId = await requireOwner(caller, input.contractorId, users);
  await requireCategory(input.categoryId, caller);
  if (contractorId !== null) await requireServiceQuota(contractorId);
  const service = new ServiceModel({ ...toServiceFields(input), contractorId, ...(idempotency && { idempotency }) });
  const auditRecords = addedServiceAuditRecords(author, service);
  if (auditRecords.length > 0) service.set('outbox', auditRecords);
  const added = await service.save();
  if (contractorId === caller.id) await recordActivity(caller.id);
  return added.toObject();
}

/**
 * Concurrent requests may exceed the limit by their number.
 * @throws Conflict `too_many_services`
 */
async function requireServiceQuota(contractorId: string): Promise<void> {
  const { servicesOfContractor } = limits;
  const own = ServiceModel.countDocuments({ contractorId, ...notRemoved }).limit(servicesOfContractor);
  if ((await own) < servicesOfContractor) return;
  throw new Conflict(
    'too_many_services',
    `There are ${servicesOfContractor} services already, the most there can be. Delete one first.`,
  );
}

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
