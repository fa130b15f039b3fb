import type { Caller } from '@plaza/contracts/identity/session';
import { maxListLength } from '@plaza/contracts/marketplace/choices';
import type { Ticket, TicketEntry, TicketStatus, TicketWithThread } from '@plaza/contracts/marketplace/tickets';
import { isAdministrator } from '@plaza/contracts/roles';
import { NotFound } from '@plaza/service-kit/errors';
import { type StoredTicketEntry, TicketModel, type TicketRecord } from './ticket.model';

/** Sorted by the latest change or entry, the newest first. */
export async function listTickets(caller: Caller, status: TicketStatus | undefined): Promise<Ticket[]> {
  const found = await latestTickets(caller, status);
  return found.map(toTicket);
}

export function latestTickets(caller: Pick<Caller, 'id' | 'role' | 'isAdmin'>, status: TicketStatus | undefined) {
  const filter = { ...(isAdministrator(caller) ? {} : { userId: caller.id }), ...(status ? { status } : {}) };
  return TicketModel.find(filter, { thread: 0 }).sort({ updatedAt: -1 }).limit(maxListLength).lean();
}

/** @throws NotFound `ticket_not_found` */
export async function ticketWithThread(caller: Caller, id: string): Promise<TicketWithThread> {
  const found = await requireTicket(caller, id);
  return { ...toTicket(found), thread: found.thread.map(toEntry) };
}

/** @throws NotFound `ticket_not_found`, also for the ticket of another user unless the caller is an administrator */
export async function requireTicket(caller: Caller, id: string): Promise<TicketRecord> {
  const found = await TicketModel.findOne({
    _id: id,
    ...(isAdministrator(caller) ? {} : { userId: caller.id }),
  }).lean();
  if (!found) throw new NotFound('ticket_not_found', 'Ticket not found.');
  return found;
}

export function toTicket(stored: Omit<TicketRecord, 'thread'>): Ticket {
  const { _id, title, description, status, priority, category, bookingId, userId, userName, version } = stored;
  const { assignedToId, assignedToName, createdAt, updatedAt } = stored;
  return {
    id: _id,
    title,
    description,
    status,
    priority,
    category,
    bookingId,
    userId,
    userName,
    version,
    assignedToId,
    assignedToName,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export const toEntry = ({ id, by, text, at }: StoredTicketEntry): TicketEntry => ({
  id,
  by,
  text,
  at: at.toISOString(),
});
