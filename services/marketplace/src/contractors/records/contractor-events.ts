import { type OutboxEntry, outboxEntry } from '@plaza/service-kit/outbox/outbox';
import type { ContractorProfileRecord } from './contractor-profile.model';

/** The fields of a contractor that other services store. Each event contains all of them. */
type PublishedFields = Pick<
  ContractorProfileRecord,
  'userId' | 'specializations' | 'totalJobs' | 'completedJobs' | 'rating'
>;

/**
 * As a condition of a write: the event also contains fields that the write does not change, so none of them may have
 * changed since they were read.
 */
export function publishedFields({
  userId,
  specializations,
  totalJobs,
  completedJobs,
  rating,
}: PublishedFields): PublishedFields {
  return { userId, specializations, totalJobs, completedJobs, rating };
}

/** An outbox with only this event, because each event supersedes the earlier ones. */
export function outboxWithEvent(profile: PublishedFields): { outbox: OutboxEntry[] } {
  const { userId, specializations: specialties, totalJobs, completedJobs } = profile;
  const rating = Number(profile.rating.toString());
  return { outbox: [outboxEntry('contractor.changed', { userId, specialties, totalJobs, completedJobs, rating })] };
}

/** Audit records are kept, because nothing supersedes them. */
const isAuditRecord = ({ type }: OutboxEntry) => type === 'act.audited';

/** As a condition of a write of the outbox: no audit record was added to it since it was read. */
export function noFurtherAuditRecords({ outbox = [] }: Pick<ContractorProfileRecord, 'outbox'>): object {
  const known = outbox.filter(isAuditRecord).map(({ id }) => id);
  return { outbox: { $not: { $elemMatch: { type: 'act.audited', id: { $nin: known } } } } };
}

/**
 * The outbox to write together with a change, under the condition `noFurtherAuditRecords`: with audit records, and
 * with the event unless the published fields are unchanged.
 */
export function outboxAfterChange(
  before: ContractorProfileRecord,
  changes: Partial<ContractorProfileRecord>,
  auditRecords: readonly OutboxEntry[] = [],
): { outbox?: OutboxEntry[] } {
  const after = { ...before, ...changes };
  const isKnown = before.outbox && JSON.stringify(publishedFields(before)) === JSON.stringify(publishedFields(after));
  const waiting = before.outbox ?? [];
  if (!isKnown)
    return { outbox: [...waiting.filter(isAuditRecord), ...outboxWithEvent(after).outbox, ...auditRecords] };
  return auditRecords.length > 0 ? { outbox: [...waiting, ...auditRecords] } : {};
}
