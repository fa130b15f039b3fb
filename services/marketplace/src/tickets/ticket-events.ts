import { adminRoles } from '@plaza/contracts/roles';
import { type OutboxEntry, outboxEntry } from '@plaza/service-kit/outbox/outbox';
import type { TicketRecord } from './ticket.model';

type EventFields = Pick<TicketRecord, '_id' | 'userId' | 'assignedToId' | 'status'>;

/** The news of a ticket as it is now, for who asked, for its owner and for all administrators. */
export function ticketChangedEvent({ _id, userId, assignedToId, status }: EventFields): OutboxEntry {
  const users = assignedToId && assignedToId !== userId ? [userId, assignedToId] : [userId];
  return outboxEntry('ticket.changed', { ticketId: _id, status }, { users, roles: [...adminRoles] });
}
