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
import { Bookings } from '../bookings/booking.model';
import type { MarketplaceParts } from '../parts';
import { demandPerson } from '../people/people';
import { longestThread, type StoredTicketEntry, type TicketRecord, Tickets } from './ticket.model';
import { ticketNews } from './ticket-news';

type Parts = Pick<MarketplaceParts, 'people' | 'relay' | 'ticketLimiter'>;

/** The latest first: by when something was done or said. */
export async function listTickets(caller: Caller, status: TicketStatus | undefined): Promise<Ticket[]> {
  const found = await latestTickets(caller, status);
  return found.map(toTicket);
}

export function latestTickets(caller: Pick<Caller, 'id' | 'role' | 'isAdmin'>, status: TicketStatus | undefined) {
  const filter = { ...(isAdministrator(caller) ? {} : { userId: caller.id }), ...(status ? { status } : {}) };
  return Tickets.find(filter, { thread: 0 }).sort({ updatedAt: -1 }).limit(longestList).lean();
}

/** @throws NotFound `ticket_not_found` */
export async function ticketWithThread(caller: Caller, id: string): Promise<TicketWithThread> {
  const found = await demandTicket(caller, id);
  return { ...toTicket(found), thread: found.thread.map(toEntry) };
}

/** @throws NotFound `booking_not_found` unless they have a part in it; TooMany; Unavailable */
export async function addTicket(caller: Caller, given: z.output<typeof NewTicket>, parts: Parts): Promise<Ticket> {
  const { name } = await demandPerson(parts.people, caller.id);
  const { bookingId = null } = given;
  if (bookingId && !(await Bookings.exists({ _id: bookingId, parties: caller.id }))) {
    throw new NotFound('booking_not_found', 'Booking not found.');
  }
  await parts.ticketLimiter.demand(caller.id);
  const _id = randomUUID();
  const news = ticketNews({ _id, userId: caller.id, assignedToId: null, status: 'open' });
  const ticket = await Tickets.create({ ...given, _id, bookingId, userId: caller.id, userName: name, outbox: [news] });
  void parts.relay.flush();
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
  { people, relay }: Pick<Parts, 'people' | 'relay'>,
): Promise<TicketEntry> {
  const { name } = await demandPerson(people, caller.id);
  for (;;) {
    const ticket = await demandTicket(caller, id);
    demandRoom(ticket);
    const entry: StoredTicketEntry = { id: randomUUID(), by: { id: caller.id, name }, text, at: new Date() };
    const { matchedCount } = await Tickets.updateOne(
      // News tell status and owner: where somebody changed these since, they are read anew.
      { _id: id, version: ticket.version, [`thread.${longestThread - 1}`]: { $exists: false } },
      { $push: { thread: entry, outbox: ticketNews(ticket) } },
    );
    if (matchedCount === 0) continue;
    void relay.flush();
    return toEntry(entry);
  }
}

/** @throws Conflict `wrong_state`, `thread_full` */
function demandRoom({ status, thread }: TicketRecord): void {
  if (status === 'closed') throw new Conflict('wrong_state', 'This ticket is closed. Please ask for help anew.');
  if (thread.length < longestThread) return;
  throw new Conflict('thread_full', `A ticket has at most ${longestThread} entries. Please ask for help anew.`);
}

/** @throws NotFound `ticket_not_found`, also for somebody else's, but to administrators */
export async function demandTicket(caller: Caller, id: string): Promise<TicketRecord> {
  const found = await Tickets.findOne({ _id: id, ...(isAdministrator(caller) ? {} : { userId: caller.id }) }).lean();
  if (!found) throw new NotFound('ticket_not_found', 'Ticket not found.');
  return found;
}

export function toTicket(stored: Omit<TicketRecord, 'thread'>): Ticket {
  const { _id, title, description, status, priority, category, bookingId, userId, userName, version } = stored;
  const { assignedToId, assignedToName, createdAt, updatedAt } = stored;
  return {
    ...{ id: _id, title, description, status, priority, category, bookingId, userId, userName, version },
    ...{ assignedToId, assignedToName, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
  };
}

const toEntry = ({ id, by, text, at }: StoredTicketEntry): TicketEntry => ({ id, by, text, at: at.toISOString() });
