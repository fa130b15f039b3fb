import type { Caller } from '@plaza/contracts/identity/session';
import { maxListLength } from '@plaza/contracts/marketplace/choices';
import type { Ticket, TicketEntry, TicketQuery, TicketWithThread } from '@plaza/contracts/marketplace/tickets';
import { isAdministrator } from '@plaza/contracts/roles';
import { InvalidInput, NotFound } from '@plaza/service-kit/errors';
import { type StoredTicketEntry, TicketModel, type TicketRecord } from './ticket.model';

/**
 * One page, sorted by the latest change or entry, the newest first.
 * @throws InvalidInput for a cursor that is none
 */
export async function listTickets(caller: Caller, query: TicketQuery): Promise<Ticket[]> {
  const found = await latestTickets(caller, query);
  return found.map(toTicket);
}

export function latestTickets(caller: Pick<Caller, 'id' | 'role' | 'isAdmin'>, { status, before }: TicketQuery) {
  const filter = {
    ...(isAdministrator(caller) ? {} : { userId: caller.id }),
    ...(status ? { status } : {}),
    ...(before ? beforeCursor(before) : {}),
  };
  return TicketModel.find(filter, { thread: 0 }).sort({ updatedAt: -1, _id: -1 }).limit(maxListLength).lean();
}

const invalidCursor = 'No page of tickets ends there';

/** The first condition bounds the index scan; the second one excludes tickets of the previous page of that instant. */
function beforeCursor(cursor: string): object {
  const [, at, id] = /^(\d{1,15})_([\w-]{1,36})$/.exec(cursor) ?? [];
  if (!at || !id) throw new InvalidInput(invalidCursor, [{ path: 'before', message: invalidCursor }]);
  const updatedAt = new Date(Number(at));
  return { updatedAt: { $lte: updatedAt }, $nor: [{ updatedAt, _id: { $gte: id } }] };
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
