import type { User } from '@plaza/contracts/identity/session';
import type { Ticket, TicketChanges } from '@plaza/contracts/marketplace/tickets';
import { isAdministrator } from '@plaza/contracts/roles';

/** A status change or assignment that a user may make. */
export interface TicketStep {
  readonly label: 'Assign to Me' | 'Start' | 'Resolve' | 'Close' | 'Reopen';
  readonly changes: TicketChanges;
}

/** The steps that a user may take: all for administrators; the creator may only close and reopen. */
export function stepsFor(ticket: Ticket, user: User): TicketStep[] {
  const { status, assignedToId, userId } = ticket;
  const isAdmin = isAdministrator(user);
  const isTheirs = userId === user.id;
  const steps: (TicketStep | false)[] = [
    isAdmin &&
      status !== 'closed' &&
      assignedToId !== user.id && { label: 'Assign to Me', changes: { assignedToId: user.id } },
    isAdmin && status === 'open' && { label: 'Start', changes: { status: 'in_progress' } },
    isAdmin && status === 'in_progress' && { label: 'Resolve', changes: { status: 'resolved' } },
    (isAdmin || isTheirs) && status === 'resolved' && { label: 'Reopen', changes: { status: 'open' } },
    (isAdmin || isTheirs) && status !== 'closed' && { label: 'Close', changes: { status: 'closed' } },
  ];
  return steps.filter((step) => step !== false);
}
