import type { AuditedAct } from '@plaza/contracts/internal/audited-act';
import type { OutboxEntry } from '@plaza/service-kit/outbox/outbox';
import { type Author, auditRecordEntry, changedFields, isForOthers } from '../audit';
import { priceText } from '../prices';
import type { ServiceRecord } from './service.model';

/** The fields of a service that audit records contain. */
export const auditedServiceFields = [
  'categoryId',
  'title',
  'description',
  'basePrice',
  'currency',
  'estimatedDuration',
  'isActive',
] as const satisfies readonly (keyof ServiceRecord)[];

type AuditedFields = Pick<ServiceRecord, (typeof auditedServiceFields)[number]>;
type Identified = AuditedFields & Pick<ServiceRecord, '_id' | 'contractorId'>;
type Kind = 'add' | 'change' | 'remove';

/** For the outbox of a new service; empty if it is the author's own. */
export const addedServiceAuditRecords = (author: Author, service: Identified): OutboxEntry[] =>
  auditRecordsOf(author, service, 'add', { before: null, after: { serviceId: service._id, ...toAudited(service) } });

/** For the outbox of a service; empty if it is the author's own, or nothing changes. */
export function changedServiceAuditRecords(
  author: Author,
  service: Identified,
  changes: Partial<AuditedFields>,
): OutboxEntry[] {
  const fields = changedFields(toAudited(service), toAudited({ ...service, ...changes }));
  if (!fields) return [];
  return auditRecordsOf(author, service, 'change', { ...fields, after: { serviceId: service._id, ...fields.after } });
}

/** For the outbox of a removed service; empty if it is the author's own. */
export const removedServiceAuditRecords = (author: Author, service: Identified): OutboxEntry[] =>
  auditRecordsOf(author, service, 'remove', { before: { serviceId: service._id, ...toAudited(service) }, after: null });

function auditRecordsOf(
  author: Author,
  { contractorId, title }: Identified,
  kind: Kind,
  fields: Pick<AuditedAct, 'before' | 'after'>,
): OutboxEntry[] {
  if (!isForOthers(author, contractorId)) return [];
  if (contractorId === null)
    return [auditRecordEntry(author, { target: title, action: `shared-service.${kind}`, ...fields })];
  return [auditRecordEntry(author, { target: contractorId, action: `service.${kind}`, ...fields })];
}

function toAudited(service: AuditedFields) {
  const { categoryId, title, description, basePrice, currency, estimatedDuration, isActive } = service;
  return { categoryId, title, description, basePrice: priceText(basePrice), currency, estimatedDuration, isActive };
}
