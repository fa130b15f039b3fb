import type { Ticket, TicketChanges } from '@plaza/contracts/marketplace/tickets';
import { isAdministrator } from '@plaza/contracts/roles';
import { Conflict, InvalidInput } from '@plaza/service-kit/errors';
import type { OutboxEntry } from '@plaza/service-kit/outbox/outbox';
import { type Author, changedFields, isForOthers } from '../audit';
import type { MarketplaceDependencies } from '../dependencies';
import { requireUser, type UserDirectory } from '../users/user-directory';
import { notYoursToDo, requireTransition } from './status-transitions';
import { TicketModel, type TicketRecord } from './ticket.model';
import { ticketAct, ticketChangedEvent } from './ticket-events';
import { requireTicket, toTicket } from './tickets';

type Assignee = Pick<TicketRecord, 'assignedToId' | 'assignedToName'>;

/**
 * Changes status, assignment and priority of a ticket. Of concurrent changes the first one wins; a change that has no
 * effect is not written.
 * @throws NotFound `ticket_not_found`, `person_not_found`; Forbidden `not_yours_to_do`; InvalidInput
 * `not_an_administrator`; Conflict `wrong_state`, `changed_meanwhile`; Unavailable
 */
export async function changeTicket(
  author: Author,
  id: string,
  changes: TicketChanges,
  { users, relay }: Pick<MarketplaceDependencies, 'users' | 'relay'>,
): Promise<Ticket> {
  const { caller } = author;
  const ticket = await requireTicket(caller, id);
  const isAdmin = isAdministrator(caller);
  if (!isAdmin && (changes.priority !== undefined || changes.assignedToId !== undefined)) throw notYoursToDo();
  if (changes.version !== undefined && changes.version !== ticket.version) throw changedMeanwhile();
  if (changes.status && changes.status !== ticket.status) requireTransition(ticket.status, changes.status, isAdmin);
  const { status = ticket.status, priority = ticket.priority } = changes;
  const assignee = await assigneeAfter({ ...ticket, status }, changes.assignedToId, caller.id, users);
  const set = { status, priority, ...assignee };
  if (isUnchanged(ticket, set)) return toTicket(ticket);
  const changed = await TicketModel.findOneAndUpdate(
    { _id: id, userId: ticket.userId, version: ticket.version },
    {
      $set: set,
      $inc: { version: 1 },
      $push: {
        outbox: { $each: [ticketChangedEvent({ ...ticket, ...set }), ...auditRecordsOfChange(author, ticket, set)] },
      },
    },
    { returnDocument: 'after', projection: { thread: 0 } },
  ).lean();
  if (!changed) throw changedMeanwhile();
  void relay.flush();
  return toTicket(changed);
}

/** Without names, because these would remain in the audit after the users have been deleted. */
function auditRecordsOfChange(
  author: Author,
  ticket: TicketRecord,
  { assignedToName: _, ...set }: Changed,
): OutboxEntry[] {
  const fields = isForOthers(author, ticket.userId) && changedFields<Omit<Changed, 'assignedToName'>>(ticket, set);
  return fields ? [ticketAct(author, ticket, 'ticket.change', fields)] : [];
}

type Changed = Assignee & Pick<TicketRecord, 'status' | 'priority'>;

const isUnchanged = (ticket: TicketRecord, { status, priority, assignedToId }: Changed): boolean =>
  ticket.status === status && ticket.priority === priority && ticket.assignedToId === assignedToId;

/** The assigned administrator after the change. A ticket in progress without one is assigned to the caller. */
async function assigneeAfter(
  { status, assignedToId, assignedToName }: Pick<TicketRecord, 'status' | keyof Assignee>,
  input: string | null | undefined,
  callerId: string,
  users: UserDirectory,
): Promise<Assignee> {
  if (input) return requireAdministrator(input, users);
  const isUnassigned = input === null || assignedToId === null;
  if (isUnassigned && status === 'in_progress') return requireAdministrator(callerId, users);
  return isUnassigned ? { assignedToId: null, assignedToName: null } : { assignedToId, assignedToName };
}

async function requireAdministrator(id: string, users: UserDirectory): Promise<Assignee> {
  const card = await requireUser(users, id);
  if (isAdministrator(card)) return { assignedToId: id, assignedToName: card.name };
  throw new InvalidInput('Only an administrator can see to a ticket.', undefined, 'not_an_administrator');
}

const changedMeanwhile = () =>
  new Conflict('changed_meanwhile', 'Somebody changed this ticket meanwhile. Please look at it again.');
