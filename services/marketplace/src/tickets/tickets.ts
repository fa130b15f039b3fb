import { randomUUID } from 'node:crypto';
import { longestList } from '@plaza/contracts/marketplace/choices';
import type {
  NewTicket,
  Ticket,
  TicketEntry,
  TicketStatus,
  TicketWithThread,
} from '@plaza/contracts/marketplace/tickets';
import { isAdministrator } from '@plaza/contracts/roles';
import type { Caller } from '@plaza/contracts/session';
import { Conflict, NotFound } from '@plaza/service-kit/errors';
import type { z } from 'zod';
import { BookingModel } from '../bookings/records/booking.model';
import type { MarketplaceDependencies } from '../dependencies';
import { requireUser } from '../users/user-directory';
import { longestThread, type StoredTicketEntry, TicketModel, type TicketRecord } from './ticket.model';
import { ticketChangedEvent } from './ticket-events';

type Dependencies = Pick<MarketplaceDependencies, 'users' | 'relay' | 'ticketLimiter'>;

/** The latest first: by when something was done or said. */
export async function listTickets(caller: Caller, status: TicketStatus | undefined): Promise<Ticket[]> {
  const found = await latestTickets(caller, status);
  return found.map(toTicket);
}

export function latestTickets(caller: Pick<Caller, 'id' | 'role' | 'isAdmin'>, status: TicketStatus | undefined) {
  const filter = { ...(isAdministrator(caller) ? {} : { userId: caller.id }), ...(status ? { status } : {}) };
  return TicketModel.find(filter, { thread: 0 }).sort({ updatedAt: -1 }).limit(longestList).lean();
}

/** @throws NotFound `ticket_not_found` */
export async function ticketWithThread(caller: Caller, id: string): Promise<TicketWithThread> {
  const found = await requireTicket(caller, id);
  return { ...toTicket(found), thread: found.thread.map(toEntry) };
}

/** @throws NotFound `booking_not_found` unless they have a part in it; TooMany; Unavailable */
export async function addTicket(
  caller: Caller,
  given: z.output<typeof NewTicket>,
  dependencies: Dependencies,
): Promise<Ticket> {
  const { name } = await requireUser(dependencies.users, caller.id);
  const { bookingId = null } = given;
  if (bookingId && !(await BookingModel.exists({ _id: bookingId, parties: caller.id }))) {
    throw new NotFound('booking_not_found', 'Booking not found.');
  }
  await dependencies.ticketLimiter.demand(caller.id);
  const _id = randomUUID();
  const news = ticketChangedEvent({ _id, userId: caller.id, assignedToId: null, status: 'open' });
  const ticket = await TicketModel.create({
    ...given,
    _id,
    bookingId,
    userId: caller.id,
    userName: name,
    outbox: [news],
  });
  void dependencies.relay.flush();
  return toTicket(ticket.toObject());
}

/**
 * Says something to a ticket that is not closed.
 * @throws NotFound `ticket_not_found`; Conflict `wrong_state`, `thread_full`; Unavailable
 */
export async function addToTicket(
  caller: Caller,
  id: string,
  text: string,
  { users, relay }: Pick<Dependencies, 'users' | 'relay'>,
): Promise<TicketEntry> {
  const { name } = await requireUser(users, caller.id);
  for (;;) {
    const ticket = await requireTicket(caller, id);
    requireOpenThread(ticket);
    const entry: StoredTicketEntry = { id: randomUUID(), by: { id: caller.id, name }, text, at: new Date() };
    const { matchedCount } = await TicketModel.updateOne(
      // News tell status and owner: where somebody changed these since, they are read anew.
      { _id: id, version: ticket.version, [`thread.${longestThread - 1}`]: { $exists: false } },
      { $push: { thread: entry, outbox: ticketChangedEvent(ticket) } },
    );
    if (matchedCount === 0) continue;
    void relay.flush();
    return toEntry(entry);
  }
}

/** @throws Conflict `wrong_state`, `thread_full` */
function requireOpenThread({ status, thread }: TicketRecord): void {
  if (status === 'closed') throw new Conflict('wrong_state', 'This ticket is closed. Please ask for help anew.');
  if (thread.length < longestThread) return;
  throw new Conflict('thread_full', `A ticket has at most ${longestThread} entries. Please ask for help anew.`);
}

/** @throws NotFound `ticket_not_found`, also for somebody else's, but to administrators */
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

const toEntry = ({ id, by, text, at }: StoredTicketEntry): TicketEntry => ({ id, by, text, at: at.toISOString() });
