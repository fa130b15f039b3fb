import { randomUUID } from 'node:crypto';
import type { Caller } from '@plaza/contracts/identity/session';
import { limits } from '@plaza/contracts/limits';
import type { NewTicket, Ticket } from '@plaza/contracts/marketplace/tickets';
import { Conflict, NotFound } from '@plaza/service-kit/errors';
import type { z } from 'zod';
import { BookingModel } from '../bookings/records/booking.model';
import type { MarketplaceDependencies } from '../dependencies';
import { addOncePerKey, type Idempotency, toIdempotency } from '../idempotency/add-once-per-key';
import { requireUser } from '../users/user-directory';
import { TicketModel, type TicketRecord } from './ticket.model';
import { ticketChangedEvent } from './ticket-events';
import { toTicket } from './tickets';

type Input = z.output<typeof NewTicket>;
type Dependencies = Pick<MarketplaceDependencies, 'users' | 'relay' | 'ticketLimiter'>;

/**
 * Opens a ticket of the caller.
 * @param key the idempotency key of the request, if it has one: a repeated request returns the ticket of the first
 * @throws NotFound `booking_not_found` unless the caller is a participant of the booking; Conflict `too_many_tickets`,
 * `idempotency_key_reused`; TooManyRequests; Unavailable
 */
export async function addTicket(
  caller: Caller,
  input: Input,
  key: string | undefined,
  dependencies: Dependencies,
): Promise<Ticket> {
  const idempotency = toIdempotency(key, input);
  const find = (earlier: string) => TicketModel.findOne({ userId: caller.id, 'idempotency.key': earlier }).lean();
  const ticket = await addOncePerKey<TicketRecord>(idempotency, find, () =>
    create(caller, input, idempotency, dependencies),
  );
  void dependencies.relay.flush();
  return toTicket(ticket);
}

async function create(
  caller: Caller,
  input: Input,
  idempotency: Idempotency | undefined,
  { users, ticketLimiter }: Dependencies,
): Promise<TicketRecord> {
  const { name } = await requireUser(users, caller.id);
  const { bookingId = null } = input;
  if (bookingId && !(await BookingModel.exists({ _id: bookingId, parties: caller.id }))) {
    throw new NotFound('booking_not_found', 'Booking not found.');
  }
  await requireOpenTicketQuota(caller.id);
  await ticketLimiter.consume(caller.id);
  const _id = randomUUID();
  const event = ticketChangedEvent({ _id, userId: caller.id, assignedToId: null, status: 'open' });
  const ticket = await TicketModel.create({
    ...input,
    _id,
    bookingId,
    userId: caller.id,
    userName: name,
    ...(idempotency ? { idempotency } : {}),
    outbox: [event],
  });
  return ticket.toObject();
}

/**
 * Concurrent requests may exceed the limit by their number.
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
