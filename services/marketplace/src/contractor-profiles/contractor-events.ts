import { type OutboxEntry, outboxEntry } from '@plaza/service-kit/outbox/outbox';
import type { ContractorProfileRecord } from './contractor-profile.model';

/** What other services store of a contractor. Each event carries all of it. */
type PublishedFields = Pick<
  ContractorProfileRecord,
  'userId' | 'specializations' | 'totalJobs' | 'completedJobs' | 'rating'
>;

/** As a condition of a write: an event also carries what the write leaves as it is, so none of it may have changed. */
export function publishedFields({
  userId,
  specializations,
  totalJobs,
  completedJobs,
  rating,
}: PublishedFields): PublishedFields {
  return { userId, specializations, totalJobs, completedJobs, rating };
}

/** The outbox with the event alone. Each event supersedes those before it. */
export function outboxWithEvent(profile: PublishedFields): { outbox: OutboxEntry[] } {
  const { userId, specializations: specialties, totalJobs, completedJobs } = profile;
  const rating = Number(profile.rating.toString());
  return { outbox: [outboxEntry('contractor.changed', { userId, specialties, totalJobs, completedJobs, rating })] };
}

/** What waits for the audit stays; nothing supersedes it. */
const isAct = ({ type }: OutboxEntry) => type === 'act.audited';

/** As a condition of a write of the outbox: no act came into it since it was read. */
export function noFurtherActs({ outbox = [] }: Pick<ContractorProfileRecord, 'outbox'>): object {
  const known = outbox.filter(isAct).map(({ id }) => id);
  return { outbox: { $not: { $elemMatch: { type: 'act.audited', id: { $nin: known } } } } };
}

/**
 * The outbox to write along with a change, where `noFurtherActs`: with the event, unless others know it all already,
 * and with acts for the audit.
 */
export function outboxAfterChange(
  before: ContractorProfileRecord,
  changes: Partial<ContractorProfileRecord>,
  acts: readonly OutboxEntry[] = [],
): { outbox?: OutboxEntry[] } {
  const after = { ...before, ...changes };
  const isKnown = before.outbox && JSON.stringify(publishedFields(before)) === JSON.stringify(publishedFields(after));
  const waiting = before.outbox ?? [];
  if (!isKnown) return { outbox: [...waiting.filter(isAct), ...outboxWithEvent(after).outbox, ...acts] };
  return acts.length > 0 ? { outbox: [...waiting, ...acts] } : {};
}
