import type { Caller } from '@plaza/contracts/identity/session';
import type { Service, ServiceChanges } from '@plaza/contracts/marketplace/catalog';
import { isAdministrator } from '@plaza/contracts/roles';
import type { OutboxEntry } from '@plaza/service-kit/outbox/outbox';
import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import { type Author, nothingForAudit } from '../audit';
import { recordActivity } from '../contractors/records/contractor-profiles';
import { requireCategory } from './categories';
import { notRemoved, ServiceModel, type ServiceRecord } from './service.model';
import { auditedServiceFields, changedServiceAuditRecords, removedServiceAuditRecords } from './service-audit';
import { serviceNotFound, toService, toServiceFields } from './services';

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
    const auditRecords = changedServiceAuditRecords(author, before, set);
    return ServiceModel.findOneAndUpdate(
      { ...ownedBy(caller, id), ...fieldsOf(before, Object.keys(set)) },
      { $set: set, ...pushToOutbox(auditRecords) },
      { returnDocument: 'after', runValidators: true },
    ).lean();
  });
  if (changed.contractorId === caller.id) await recordActivity(caller.id);
  return toService(changed);
}

/** The earlier values as a condition of the write, so that the audit record has the correct ones. */
const fieldsOf = (before: ServiceRecord, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(before).filter(([name]) => names.includes(name)));

/**
 * Removes a service. Its document is stored, invisible to everybody, until its audit records have been delivered.
 * @throws NotFound `service_not_found`, also for the service of another contractor; Conflict `changed_meanwhile`
 */
export async function removeService(author: Author, id: string): Promise<void> {
  const { caller } = author;
  const { contractorId } = await retryOnConflict(async () => {
    const before = await ServiceModel.findOne(ownedBy(caller, id)).lean();
    if (!before) throw serviceNotFound();
    const auditRecords = removedServiceAuditRecords(author, before);
    return ServiceModel.findOneAndUpdate(
      { ...ownedBy(caller, id), ...fieldsOf(before, auditedServiceFields) },
      { $set: { removedAt: new Date() }, ...pushToOutbox(auditRecords) },
    ).lean();
  });
  await ServiceModel.deleteMany({ removedAt: { $ne: null }, ...nothingForAudit });
  if (contractorId === caller.id) await recordActivity(caller.id);
}

const pushToOutbox = (auditRecords: readonly OutboxEntry[]) =>
  auditRecords.length > 0 ? { $push: { outbox: { $each: [...auditRecords] } } } : {};

const ownedBy = (caller: Caller, _id: string) => ({
  _id,
  ...notRemoved,
  ...(isAdministrator(caller) ? {} : { contractorId: caller.id }),
});
