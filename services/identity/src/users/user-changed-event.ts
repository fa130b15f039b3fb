import { type OutboxEntry, outboxEntry } from '@plaza/service-kit/outbox/outbox';

const shown = new Set([
  ...['firstName', 'lastName', 'email', 'profile.phone', 'companyName'],
  ...['role', 'isAdmin', 'isActive', 'contractorId'],
]);

/** What to `$push` with a write of these fields, so that services which show a person hear of it; nothing for others. */
export function toldElsewhere(userId: string, fields: object): { outbox?: OutboxEntry } {
  const isShown = Object.entries(fields).some(([field, value]) => value !== undefined && shown.has(field));
  return isShown ? { outbox: outboxEntry('user.changed', { userId }) } : {};
}
