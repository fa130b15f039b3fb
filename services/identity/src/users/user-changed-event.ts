import { type OutboxEntry, outboxEntry } from '@plaza/service-kit/outbox/outbox';

/** The fields that other services show of a user. */
const shownFields = new Set([
  'firstName',
  'lastName',
  'email',
  'profile.phone',
  'companyName',
  'role',
  'isAdmin',
  'isActive',
  'contractorId',
]);

/** The `$push` for a write of these fields: the event for other services if they show one of them, else nothing. */
export function userChangedEvent(userId: string, fields: object): { outbox?: OutboxEntry } {
  const isShown = Object.entries(fields).some(([field, value]) => value !== undefined && shownFields.has(field));
  return isShown ? { outbox: outboxEntry('user.changed', { userId }) } : {};
}
