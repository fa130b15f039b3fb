import type { AuditedAct } from '@plaza/contracts/internal/audited-act';
import { adminRoles } from '@plaza/contracts/roles';
import { type OutboxEntry, outboxEntry } from '@plaza/service-kit/outbox/outbox';
import { type Author, auditRecordEntry } from '../audit';
import type { TicketRecord } from './ticket.model';

type EventFields = Pick<TicketRecord, '_id' | 'userId' | 'assignedToId' | 'status'>;

/** Addressed to the author, the assigned administrator, and all administrators. */
export function ticketChangedEvent({ _id, userId, assignedToId, status }: EventFields): OutboxEntry {
  const users = assignedToId && assignedToId !== userId ? [userId, assignedToId] : [userId];
  return outboxEntry('ticket.changed', { ticketId: _id, status }, { users, roles: [...adminRoles] });
}

/** An administrator's action on another user's ticket, for the audit. */
export function ticketAct(
  author: Author,
  { _id: ticketId, userId: target }: Pick<TicketRecord, '_id' | 'userId'>,
  action: AuditedAct['action'],
  { before, after }: Pick<AuditedAct, 'before' | 'after'>,
): OutboxEntry {
  return auditRecordEntry(author, { target, action, before, after: { ticketId, ...after } });
}
