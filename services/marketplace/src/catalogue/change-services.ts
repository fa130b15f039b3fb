import type { Caller } from '@plaza/contracts/identity/session';
import { limits } from '@plaza/contracts/limits';
import type { NewService, Service, ServiceChanges } from '@plaza/contracts/marketplace/catalogue';
import { isAdministrator } from '@plaza/contracts/roles';
import { Conflict, NotFound } from '@plaza/service-kit/errors';
import type { OutboxEntry } from '@plaza/service-kit/outbox/outbox';
import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { type Author, nothingForAudit } from '../audit';
import { noteActivity } from '../contractor-profiles/contractor-profiles';
import { requireContractor, type UserDirectory } from '../users/user-directory';
import { requireCategory } from './categories';
import { notRemoved, ServiceModel, type ServiceRecord } from './service.model';
import { addedServiceActs, auditedServiceFields, changedServiceActs, removedServiceActs } from './service-acts';
import { serviceNotFound, toService } from './services';

/**
 * Contractors add services of their own, administrators those of any contractor or of all.
 * @throws InvalidInput `category_unknown`; NotFound `contractor_not_found`; Conflict `too_many_services`; Unavailable
 */
export async function addService(
  author: Author,
  input: z.output<typeof NewService>,
  users: UserDirectory,
): Promise<Service> {
  const { caller } = author;
  const contractorId = await requireOwner(caller, input.contractorId, users);
  await requireCategory(input.categoryId, caller);
  if (contractorId !== null) await requireServiceQuota(contractorId);
  const service = new ServiceModel({ ...toServiceFields(input), contractorId });
  const acts = addedServiceActs(author, service);
  if (acts.length > 0) service.set('outbox', acts);
  const added = await service.save();
  if (contractorId === caller.id) await noteActivity(caller.id);
  return toService(added);
}

/**
 * Requests at the same moment may pass the limit by as many as they are.
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

/**
 * @throws NotFound `service_not_found`, also for the service of another contractor; InvalidInput `category_unknown`;
 * Conflict `changed_meanwhile`
 */
export async function changeService(author: Author, id: string, changes: ServiceChanges): Promise<Service> {
  const { caller } = author;
  const set = toServiceFields(changes);
  const changed = await retryOnConflict(async () => {
    const before = await ServiceModel.findOne(ownedBy(caller, id)).lean();
    if (!before) throw serviceNotFound();
    const { categoryId = before.categoryId } = changes;
    // A service can be changed while its category is inactive, but not moved into an inactive one.
    if (categoryId !== before.categoryId) await requireCategory(categoryId, caller);
    const acts = changedServiceActs(author, before, set);
    return ServiceModel.findOneAndUpdate(
      { ...ownedBy(caller, id), ...fieldsOf(before, Object.keys(set)) },
      { $set: set, ...pushToOutbox(acts) },
      { returnDocument: 'after', runValidators: true },
    ).lean();
  });
  if (changed.contractorId === caller.id) await noteActivity(caller.id);
  return toService(changed);
}

/** What a write found there, as its condition: its record in the audit says what was before. */
const fieldsOf = (before: ServiceRecord, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(before).filter(([name]) => names.includes(name)));

/**
 * What holds an act that the audit has not heard of stays until it has; it is not there for anybody.
 * @throws NotFound `service_not_found`, also for the service of another contractor; Conflict `changed_meanwhile`
 */
export async function removeService(author: Author, id: string): Promise<void> {
  const { caller } = author;
  const { contractorId } = await retryOnConflict(async () => {
    const before = await ServiceModel.findOne(ownedBy(caller, id)).lean();
    if (!before) throw serviceNotFound();
    const acts = removedServiceActs(author, before);
    return ServiceModel.findOneAndUpdate(
      { ...ownedBy(caller, id), ...fieldsOf(before, auditedServiceFields) },
      { $set: { removedAt: new Date() }, ...pushToOutbox(acts) },
    ).lean();
  });
  await ServiceModel.deleteMany({ removedAt: { $ne: null }, ...nothingForAudit });
  if (contractorId === caller.id) await noteActivity(caller.id);
}

const pushToOutbox = (acts: readonly OutboxEntry[]) =>
  acts.length > 0 ? { $push: { outbox: { $each: [...acts] } } } : {};

const ownedBy = (caller: Caller, _id: string) => ({
  _id,
  ...notRemoved,
  ...(isAdministrator(caller) ? {} : { contractorId: caller.id }),
});

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
