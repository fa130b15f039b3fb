import { randomUUID } from 'node:crypto';
import type { Caller } from '@plaza/contracts/identity/session';
import { limits } from '@plaza/contracts/limits';
import { maxListLength } from '@plaza/contracts/marketplace/choices';
import type {
  NewTicket,
  Ticket,
  TicketEntry,
  TicketStatus,
  TicketWithThread,
} from '@plaza/contracts/marketplace/tickets';
import { isAdministrator } from '@plaza/contracts/roles';
import { Conflict, NotFound } from '@plaza/service-kit/errors';
import type { OutboxEntry } from '@plaza/service-kit/outbox/outbox';
import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import type { z } from 'zod';
import { type Author, isForOthers } from '../audit';
import { BookingModel } from '../bookings/records/booking.model';
import type { MarketplaceDependencies } from '../dependencies';
import { requireUser } from '../users/user-directory';
import { maxThreadLength, type StoredTicketEntry, TicketModel, type TicketRecord } from './ticket.model';
import { ticketAct, ticketChangedEvent } from './ticket-events';

type Dependencies = Pick<MarketplaceDependencies, 'users' | 'relay' | 'ticketLimiter'>;

/** The latest change or entry first. */
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

/** @throws NotFound `booking_not_found` unless the caller is a party of the booking; Conflict `too_many_tickets`; TooManyRequests; Unavailable */
export async function addTicket(
  caller: Caller,
  input: z.output<typeof NewTicket>,
  dependencies: Dependencies,
): Promise<Ticket> {
  const { name } = await requireUser(dependencies.users, caller.id);
  const { bookingId = null } = input;
  if (bookingId && !(await BookingModel.exists({ _id: bookingId, parties: caller.id }))) {
    throw new NotFound('booking_not_found', 'Booking not found.');
  }
  await requireOpenTicketQuota(caller.id);
  await dependencies.ticketLimiter.consume(caller.id);
  const _id = randomUUID();
  const event = ticketChangedEvent({ _id, userId: caller.id, assignedToId: null, status: 'open' });
  const ticket = await TicketModel.create({
    ...input,
    _id,
    bookingId,
    userId: caller.id,
    userName: name,
    outbox: [event],
  });
  void dependencies.relay.flush();
  return toTicket(ticket.toObject());
}

/**
 * Requests at the same moment may pass the limit by as many as they are.
 * @throws Conflict `too_many_tickets`
 */
async function requireOpenTicketQuota(userId: string): Promise<void> {
  const { openTickets } = limits;
  const open = TicketModel.countDocuments({ userId, status: { $ne: 'closed' } }).limit(openTickets);
  if ((await open) < openTickets) return;
  throw new Conflict(
    'too_many_tickets',
    `${openTickets} of your tickets are open, the most there can be. Close one first.`,
  );
}

/**
 * Adds an entry to the thread of a ticket that is not closed.
 * @throws NotFound `ticket_not_found`; Conflict `wrong_state`, `thread_full`, `changed_meanwhile`; Unavailable
 */
export async function addToTicket(
  author: Author,
  id: string,
  text: string,
  { users, relay }: Pick<Dependencies, 'users' | 'relay'>,
): Promise<TicketEntry> {
  const { caller } = author;
  const { name } = await requireUser(users, caller.id);
  return retryOnConflict(async () => {
    const ticket = await requireTicket(caller, id);
    requireOpenThread(ticket);
    const entry: StoredTicketEntry = { id: randomUUID(), by: { id: caller.id, name }, text, at: new Date() };
    const { matchedCount } = await TicketModel.updateOne(
      // The event carries status and assignment, so neither may have changed since the ticket was read.
      {
        _id: id,
        userId: ticket.userId,
        version: ticket.version,
        [`thread.${maxThreadLength - 1}`]: { $exists: false },
      },
      { $push: { thread: entry, outbox: { $each: [ticketChangedEvent(ticket), ...actsOfAnswer(author, ticket)] } } },
    );
    if (matchedCount === 0) return undefined;
    void relay.flush();
    return toEntry(entry);
  });
}

/** The thread itself says what was answered. */
const actsOfAnswer = (author: Author, ticket: TicketRecord): OutboxEntry[] =>
  isForOthers(author, ticket.userId) ? [ticketAct(author, ticket, 'ticket.answer', { before: null, after: null })] : [];

/** @throws Conflict `wrong_state`, `thread_full` */
function requireOpenThread({ status, thread }: TicketRecord): void {
  if (status === 'closed') throw new Conflict('wrong_state', 'This ticket is closed. Please ask for help anew.');
  if (thread.length < maxThreadLength) return;
  throw new Conflict('thread_full', `A ticket has at most ${maxThreadLength} entries. Please ask for help anew.`);
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

const toEntry = ({ id, by, text, at }: StoredTicketEntry): TicketEntry => ({ id, by, text, at: at.toISOString() });
