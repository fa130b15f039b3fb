import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import { TicketModel } from './ticket.model';
import { ticketChangedEvent } from './ticket-events';

export const unassigned = { assignedToId: null, assignedToName: null } as const;

/**
 * Takes a user who is no administrator any more off the tickets that are not closed; those in progress become open.
 * Closed ones keep the name. Idempotent.
 */
export async function unassignTicketsOf(userId: string): Promise<void> {
  const assigned = await TicketModel.find({ assignedToId: userId, status: { $ne: 'closed' } }, { _id: 1 }).lean();
  for (const { _id } of assigned) await retryOnConflict(() => unassign(_id, userId));
}

/** @returns undefined if the ticket was changed meanwhile */
async function unassign(_id: string, assignedToId: string): Promise<true | undefined> {
  const ticket = await TicketModel.findOne({ _id, assignedToId, status: { $ne: 'closed' } }, { thread: 0 }).lean();
  if (!ticket) return true;
  const { userId, version, status } = ticket;
  const set = { ...unassigned, status: status === 'in_progress' ? ('open' as const) : status };
  const { matchedCount } = await TicketModel.updateOne(
    { _id, userId, version },
    { $set: set, $inc: { version: 1 }, $push: { outbox: ticketChangedEvent({ ...ticket, ...set }) } },
  );
  return matchedCount > 0 || undefined;
}
