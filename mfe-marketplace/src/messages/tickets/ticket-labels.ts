import type { Ticket, TicketCategory, TicketStatus } from '@plaza/contracts/marketplace/tickets';
import type { BadgeProps } from '@plaza/ui';

/** Label and color of each status, in the order in which a ticket passes them. */
export const ticketStatusOptions = [
  { value: 'open', label: 'Open', tone: 'attention' },
  { value: 'in_progress', label: 'In Progress', tone: 'info' },
  { value: 'resolved', label: 'Resolved', tone: 'good' },
  { value: 'closed', label: 'Closed', tone: 'neutral' },
] as const satisfies readonly { value: TicketStatus; label: string; tone: BadgeProps['tone'] }[];

export const statusLabel = (status: TicketStatus) =>
  ticketStatusOptions.find(({ value }) => value === status) ?? ticketStatusOptions[0];

export const ticketPriorityOptions = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
] as const satisfies readonly { value: Ticket['priority']; label: string }[];

export const priorityLabel = (priority: Ticket['priority']): string =>
  ticketPriorityOptions.find(({ value }) => value === priority)?.label ?? '';

export const ticketCategoryOptions = [
  { value: 'general', label: 'General' },
  { value: 'booking', label: 'Booking' },
  { value: 'payment', label: 'Payment' },
  { value: 'account', label: 'Account' },
  { value: 'technical', label: 'Technical' },
] as const satisfies readonly { value: TicketCategory; label: string }[];

export const categoryLabel = (category: TicketCategory): string =>
  ticketCategoryOptions.find(({ value }) => value === category)?.label ?? '';
