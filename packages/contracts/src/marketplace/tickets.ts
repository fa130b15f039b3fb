import { z } from 'zod';
import { call } from '../call';
import { idempotencyHeader } from '../idempotency-header';
import { Id, IdParams, Instant } from '../ids';
import { limits } from '../limits';
import { Priority } from './bookings';
import { maxListLength, ticketCategories, ticketStatuses } from './choices';
import { requiredText, text } from './fields';
import * as marketplaceRoutes from './routes';

export const TicketStatus = z.enum(ticketStatuses);
export type TicketStatus = z.infer<typeof TicketStatus>;
export const TicketCategory = z.enum(ticketCategories);
export type TicketCategory = z.infer<typeof TicketCategory>;

/** `userId`: the user who created it; `assignedToId`: the administrator who handles it, null until one is assigned. */
export const Ticket = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  status: TicketStatus,
  priority: Priority,
  category: TicketCategory,
  bookingId: Id.nullable(),
  userId: Id,
  userName: z.string(),
  assignedToId: Id.nullable(),
  assignedToName: z.string().nullable(),
  version: z.number().int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Ticket = z.infer<typeof Ticket>;

export const TicketEntry = z.object({
  id: Id,
  by: z.object({ id: Id, name: z.string() }),
  text: z.string(),
  at: Instant,
});
export type TicketEntry = z.infer<typeof TicketEntry>;

/** `description` is the first text of the thread; the entries follow, the oldest first. */
export const TicketWithThread = Ticket.extend({ thread: z.array(TicketEntry) });
export type TicketWithThread = z.infer<typeof TicketWithThread>;

export const NewTicket = z.strictObject({
  title: requiredText(limits.shortText),
  description: requiredText(limits.longText),
  priority: Priority.default('medium'),
  category: TicketCategory.default('general'),
  bookingId: Id.optional(),
});
export type NewTicket = z.input<typeof NewTicket>;

/**
 * Administrators change the status and the assignee; the creator can close the ticket, and reopen it once it is
 * resolved.
 */
export const TicketChanges = z
  .strictObject({
    status: TicketStatus,
    priority: Priority,
    assignedToId: Id.nullable(),
    version: z.number().int().min(0),
  })
  .partial();
export type TicketChanges = z.infer<typeof TicketChanges>;

export const TicketQuery = z.strictObject({
  status: z.preprocess((given) => (given === '' || given === 'all' ? undefined : given), TicketStatus.optional()),
  /** The last ticket of the previous page: its `updatedAt` in milliseconds since 1970, an underscore, and its id. */
  before: text(60).optional(),
});
export type TicketQuery = z.output<typeof TicketQuery>;

export const ticketCalls = {
  tickets: call(marketplaceRoutes.tickets, {
    summary: `The caller’s tickets, latest first; for administrators, all. At most ${maxListLength}; \`before\` asks for further ones.`,
    access: 'session',
    query: TicketQuery,
    answer: z.array(Ticket).max(maxListLength),
  }),
  ticket: call(marketplaceRoutes.ticket, {
    summary: 'A ticket with its thread.',
    access: 'session',
    params: IdParams,
    answer: TicketWithThread,
  }),
  addTicket: call(marketplaceRoutes.addTicket, {
    summary: `Open a ticket, once per ${idempotencyHeader}.`,
    access: 'session',
    status: 201,
    body: NewTicket,
    answer: Ticket,
  }),
  changeTicket: call(marketplaceRoutes.changeTicket, {
    summary: 'Change the status of a ticket, or assign it; 409 `wrong_state`, `changed_meanwhile`.',
    access: 'session',
    params: IdParams,
    body: TicketChanges,
    answer: Ticket,
  }),
  addToTicket: call(marketplaceRoutes.addToTicket, {
    summary: `Add a reply to a ticket, once per ${idempotencyHeader}.`,
    access: 'session',
    status: 201,
    params: IdParams,
    body: z.strictObject({ text: requiredText(limits.longText) }),
    answer: TicketEntry,
  }),
} as const;
