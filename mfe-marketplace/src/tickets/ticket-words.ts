import type { Ticket, TicketCategory, TicketStatus } from '@plaza/contracts/marketplace/tickets';
import type { BadgeProps } from '@plaza/ui';

/** Each state in words and with its colour, in the order in which a ticket goes through them. */
export const ticketStates = [
  { value: 'open', label: 'Open', tone: 'attention' },
  { value: 'in_progress', label: 'In progress', tone: 'info' },
  { value: 'resolved', label: 'Resolved', tone: 'good' },
  { value: 'closed', label: 'Closed', tone: 'neutral' },
] as const satisfies readonly { value: TicketStatus; label: string; tone: BadgeProps['tone'] }[];

export const stateOf = (status: TicketStatus) => ticketStates.find(({ value }) => value === status) ?? ticketStates[0];

export const ticketPriorities = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
] as const satisfies readonly { value: Ticket['priority']; label: string }[];

export const priorityOf = (priority: Ticket['priority']): string =>
  ticketPriorities.find(({ value }) => value === priority)?.label ?? '';

export const ticketCategories = [
  { value: 'general', label: 'General' },
  { value: 'booking', label: 'Booking' },
  { value: 'payment', label: 'Payment' },
  { value: 'account', label: 'Account' },
  { value: 'technical', label: 'Technical' },
] as const satisfies readonly { value: TicketCategory; label: string }[];

export const categoryOf = (category: TicketCategory): string =>
  ticketCategories.find(({ value }) => value === category)?.label ?? '';
