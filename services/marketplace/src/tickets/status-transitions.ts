import { ticketStatuses } from '@plaza/contracts/marketplace/choices';
import type { TicketStatus } from '@plaza/contracts/marketplace/tickets';
import { Conflict, Forbidden } from '@plaza/service-kit/errors';

/**
 * open → in_progress → resolved → closed, and from resolved back to open. Administrators may skip steps; the author
 * may close the ticket, or reopen it.
 * @throws Forbidden `not_yours_to_do`; Conflict `wrong_state`
 */
export function requireTransition(from: TicketStatus, to: TicketStatus, isAdministrator: boolean): void {
  if (!isAdministrator && (to === 'in_progress' || to === 'resolved')) throw notYoursToDo();
  const isForward = ticketStatuses.indexOf(to) > ticketStatuses.indexOf(from);
  const isReopening = from === 'resolved' && to === 'open';
  if (isForward || isReopening) return;
  throw new Conflict('wrong_state', `A ticket that is ${label(from)} cannot become ${label(to)}.`);
}

export const notYoursToDo = () => new Forbidden('not_yours_to_do', 'Only an administrator can do this.');

const label = (status: TicketStatus) => status.replace('_', ' ');
