import { adminRoles } from '@plaza/contracts/roles';
import { type OutboxEntry, outboxEntry } from '@plaza/service-kit/outbox/outbox';
import type { TicketRecord } from './ticket.model';

type Told = Pick<TicketRecord, '_id' | 'userId' | 'assignedToId' | 'status'>;

/** The news of a ticket as it is now, for who asked, for its owner and for all administrators. */
export function ticketNews({ _id, userId, assignedToId, status }: Told): OutboxEntry {
  const users = assignedToId && assignedToId !== userId ? [userId, assignedToId] : [userId];
  return outboxEntry('ticket.changed', { ticketId: _id, status }, { users, roles: [...adminRoles] });
}
