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

/** The outbox with the event alone: it supersedes the events that wait there. */
export function outboxWithEvent(profile: PublishedFields): { outbox: OutboxEntry[] } {
  const { userId, specializations: specialties, totalJobs, completedJobs } = profile;
  const rating = Number(profile.rating.toString());
  return { outbox: [outboxEntry('contractor.changed', { userId, specialties, totalJobs, completedJobs, rating })] };
}

/** The outbox to write along with a change: none where others know it all already. */
export function outboxAfterChange(
  before: ContractorProfileRecord,
  changes: Partial<ContractorProfileRecord>,
): { outbox?: OutboxEntry[] } {
  const after = { ...before, ...changes };
  const isKnown = before.outbox && JSON.stringify(publishedFields(before)) === JSON.stringify(publishedFields(after));
  return isKnown ? {} : outboxWithEvent(after);
}
