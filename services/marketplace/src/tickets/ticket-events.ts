import { adminRoles } from '@plaza/contracts/roles';
import { type OutboxEntry, outboxEntry } from '@plaza/service-kit/outbox/outbox';
import type { TicketRecord } from './ticket.model';

type EventFields = Pick<TicketRecord, '_id' | 'userId' | 'assignedToId' | 'status'>;

/** For the author, for the assigned administrator, and for all administrators. */
export function ticketChangedEvent({ _id, userId, assignedToId, status }: EventFields): OutboxEntry {
  const users = assignedToId && assignedToId !== userId ? [userId, assignedToId] : [userId];
  return outboxEntry('ticket.changed', { ticketId: _id, status }, { users, roles: [...adminRoles] });
}
