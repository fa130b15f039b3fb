import type { AuditedAct } from '@plaza/contracts/internal/audited-act';
import type { OutboxEntry } from '@plaza/service-kit/outbox/outbox';
import { type Author, auditEntry, changedFields, isForOthers } from '../audit';
import { priceText } from '../prices';
import type { ServiceRecord } from './service.model';

/** The fields of a service that acts in the audit contain. */
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
export const addedServiceActs = (author: Author, service: Identified): OutboxEntry[] =>
  actsOf(author, service, 'add', { before: null, after: { serviceId: service._id, ...toAudited(service) } });

/** For the outbox of a service; empty if it is the author's own, or nothing changes. */
export function changedServiceActs(
  author: Author,
  service: Identified,
  changes: Partial<AuditedFields>,
): OutboxEntry[] {
  const fields = changedFields(toAudited(service), toAudited({ ...service, ...changes }));
  if (!fields) return [];
  return actsOf(author, service, 'change', { ...fields, after: { serviceId: service._id, ...fields.after } });
}

/** For the outbox of a removed service; empty if it is the author's own. */
export const removedServiceActs = (author: Author, service: Identified): OutboxEntry[] =>
  actsOf(author, service, 'remove', { before: { serviceId: service._id, ...toAudited(service) }, after: null });

function actsOf(
  author: Author,
  { contractorId, title }: Identified,
  kind: Kind,
  fields: Pick<AuditedAct, 'before' | 'after'>,
): OutboxEntry[] {
  if (!isForOthers(author, contractorId)) return [];
  if (contractorId === null)
    return [auditEntry(author, { target: title, action: `shared-service.${kind}`, ...fields })];
  return [auditEntry(author, { target: contractorId, action: `service.${kind}`, ...fields })];
}

function toAudited(service: AuditedFields) {
  const { categoryId, title, description, basePrice, currency, estimatedDuration, isActive } = service;
  return { categoryId, title, description, basePrice: priceText(basePrice), currency, estimatedDuration, isActive };
}
