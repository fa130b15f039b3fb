import type { Ticket, TicketChanges } from '@plaza/contracts/marketplace/tickets';
import { isAdministrator } from '@plaza/contracts/roles';
import type { Caller } from '@plaza/contracts/session';
import { BadInput, Conflict } from '@plaza/service-kit/errors';
import type { MarketplaceDependencies } from '../dependencies';
import { requireUser, type UserDirectory } from '../users/user-directory';
import { notYoursToDo, requireTransition } from './status-transitions';
import { TicketModel, type TicketRecord } from './ticket.model';
import { ticketChangedEvent } from './ticket-events';
import { requireTicket, toTicket } from './tickets';

type Owner = Pick<TicketRecord, 'assignedToId' | 'assignedToName'>;

/**
 * Moves a ticket on, gives it to an administrator, makes it more or less urgent. A change that was made meanwhile wins;
 * what is as asked already stays as it is.
 * @throws NotFound `ticket_not_found`, `person_not_found`; Forbidden `not_yours_to_do`; BadInput `not_an_administrator`; Conflict
 * `wrong_state`, `changed_meanwhile`; Unavailable
 */
export async function changeTicket(
  caller: Caller,
  id: string,
  changes: TicketChanges,
  { users, relay }: Pick<MarketplaceDependencies, 'users' | 'relay'>,
): Promise<Ticket> {
  const ticket = await requireTicket(caller, id);
  const helps = isAdministrator(caller);
  if (!helps && (changes.priority !== undefined || changes.assignedToId !== undefined)) throw notYoursToDo();
  if (changes.version !== undefined && changes.version !== ticket.version) throw changedMeanwhile();
  if (changes.status && changes.status !== ticket.status) requireTransition(ticket.status, changes.status, helps);
  const { status = ticket.status, priority = ticket.priority } = changes;
  const owner = await ownerOf({ ...ticket, status }, changes.assignedToId, caller.id, users);
  const set = { status, priority, ...owner };
  if (isAsAsked(ticket, set)) return toTicket(ticket);
  const changed = await TicketModel.findOneAndUpdate(
    { _id: id, version: ticket.version },
    {
      $set: set,
      $inc: { version: 1 },
      $push: { outbox: ticketChangedEvent({ ...ticket, ...set }) },
    },
    { returnDocument: 'after', projection: { thread: 0 } },
  ).lean();
  if (!changed) throw changedMeanwhile();
  void relay.flush();
  return toTicket(changed);
}

type Changed = Owner & Pick<TicketRecord, 'status' | 'priority'>;

const isAsAsked = (ticket: TicketRecord, { status, priority, assignedToId }: Changed): boolean =>
  ticket.status === status && ticket.priority === priority && ticket.assignedToId === assignedToId;

/** Who sees to it from now on: whom it is given to, else who does; nobody only while it is not in progress. */
async function ownerOf(
  { status, assignedToId, assignedToName }: Pick<TicketRecord, 'status' | keyof Owner>,
  given: string | null | undefined,
  moverId: string,
  users: UserDirectory,
): Promise<Owner> {
  if (given) return administrator(given, users);
  const isNobodys = given === null || assignedToId === null;
  if (isNobodys && status === 'in_progress') return administrator(moverId, users);
  return isNobodys ? { assignedToId: null, assignedToName: null } : { assignedToId, assignedToName };
}

async function administrator(id: string, users: UserDirectory): Promise<Owner> {
  const card = await requireUser(users, id);
  if (isAdministrator(card)) return { assignedToId: id, assignedToName: card.name };
  throw new BadInput('Only an administrator can see to a ticket.', undefined, 'not_an_administrator');
}

const changedMeanwhile = () =>
  new Conflict('changed_meanwhile', 'Somebody changed this ticket meanwhile. Please look at it again.');
