import { z } from 'zod';
import { call } from '../call';
import { idempotencyHeader } from '../idempotency-header';
import { Id, IdParams, Instant } from '../ids';
import { limits } from '../limits';
import { bookingActions, bookingChanges, bookingStatuses, priorities } from './choices';
import { Day, Hours, Price, requiredText, TimeOfDay, TimeZone, text } from './fields';
import * as marketplaceRoutes from './routes';

export const BookingStatus = z.enum(bookingStatuses);
export type BookingStatus = z.infer<typeof BookingStatus>;

export const Priority = z.enum(priorities);
export type Priority = z.infer<typeof Priority>;

export const BookingChange = z.enum(bookingChanges);
export type BookingChange = z.infer<typeof BookingChange>;

export const BookingAction = z.enum(bookingActions);
export type BookingAction = z.infer<typeof BookingAction>;

const BookingContact = z.object({ id: Id, name: z.string(), phone: z.string(), email: z.string() });

/**
 * A change of a booking; timelines list the oldest first. `by` is null if it happened automatically, or if the account
 * was deleted.
 */
export const TimelineEntry = z.object({
  at: Instant,
  by: z.object({ id: Id, name: z.string() }).nullable(),
  what: BookingChange,
  detail: z.string(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/**
 * `date` and `time` are in the customer's `timeZone`; `startsAt` and `endsAt` are the same as instants. `contractor`
 * and `customer` are null if the account was deleted. `employee` is the assignee, who may be the contractor. Costs are
 * decimal strings in `currency`. `expiresAt`: when a request expires unless it is confirmed. `actions`: what the caller
 * may do now. `version` increases with each change.
 */
export const Booking = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  priority: Priority,
  status: BookingStatus,
  date: Day,
  time: TimeOfDay,
  timeZone: TimeZone,
  duration: Hours,
  startsAt: Instant,
  endsAt: Instant,
  location: z.string(),
  contractor: BookingContact.extend({ company: z.string() }).nullable(),
  employee: z.object({ id: Id, name: z.string() }).nullable(),
  customer: BookingContact.nullable(),
  serviceId: Id.nullable(),
  categoryId: Id.nullable(),
  estimatedCost: z.string().nullable(),
  actualCost: z.string().nullable(),
  currency: z.string(),
  notes: z.string(),
  contractorNotes: z.string(),
  /** `by` is null if it happened automatically, or if the account was deleted. */
  cancellation: z
    .object({ reason: z.string(), at: Instant, by: z.object({ id: Id, name: z.string() }).nullable() })
    .nullable(),
  completedAt: Instant.nullable(),
  expiresAt: Instant.nullable(),
  review: z.object({ rating: z.number().int(), comment: z.string(), reply: z.string() }).nullable(),
  actions: z.array(BookingAction),
  version: z.number().int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Booking = z.infer<typeof Booking>;

export const BookingWithTimeline = Booking.extend({ timeline: z.array(TimelineEntry) });
export type BookingWithTimeline = z.infer<typeof BookingWithTimeline>;

export const NewBooking = z.strictObject({
  title: requiredText(limits.shortText),
  description: text(limits.longText).default(''),
  priority: Priority.default('medium'),
  date: Day,
  time: TimeOfDay,
  timeZone: TimeZone,
  duration: Hours,
  location: requiredText(limits.address),
  notes: text(limits.longText).default(''),
  contractorId: Id,
  serviceId: Id.optional(),
  categoryId: Id.optional(),
});
export type NewBooking = z.input<typeof NewBooking>;

/** `finalPrice`, which becomes the booking's `actualCost`, belongs to `completed`, and a reason to `cancelled`. */
export const StatusChange = z
  .strictObject({
    status: z.enum(['confirmed', 'in-progress', 'completed', 'cancelled']),
    reason: requiredText(limits.longText).optional(),
    finalPrice: Price.optional(),
    contractorNotes: text(limits.longText).optional(),
    version: z.number().int().min(0).optional(),
  })
  .refine(({ status, reason }) => status !== 'cancelled' || reason !== undefined, {
    path: ['reason'],
    error: 'Say why',
  });
export type StatusChange = z.infer<typeof StatusChange>;

/**
 * The assignee of a booking: the contractor or one of their employees; null for nobody. Administrators may assign it to
 * another contractor. `contractorEmployeeId` is an alias of `employeeId`.
 */
export const Assignment = z
  .strictObject({
    employeeId: Id.nullable().optional(),
    contractorEmployeeId: Id.nullable().optional(),
    contractorId: Id.optional(),
    version: z.number().int().min(0).optional(),
  })
  .refine(
    (given) => [given.employeeId, given.contractorEmployeeId, given.contractorId].some((one) => one !== undefined),
    'Say whom it is for',
  );
export type Assignment = z.infer<typeof Assignment>;

const count = z.number().int().min(0);
/** A search counts at most this many bookings of each status. */
export const maxCounted = 1000;

/** How many bookings match the search, by status. */
export const BookingCounts = z.object({
  all: count,
  pending: count,
  confirmed: count,
  'in-progress': count,
  completed: count,
  cancelled: count,
  /**
   * The statuses with more than `maxCounted` bookings, and `all` if there are any; absent if everything was counted.
   */
  more: z.array(BookingStatus).optional(),
});
export type BookingCounts = z.infer<typeof BookingCounts>;

export const BookingPage = z.object({
  bookings: z.array(Booking),
  /** The cursor of the next page; null on the last page. */
  next: z.string().nullable(),
});
export type BookingPage = z.infer<typeof BookingPage>;

/** `from` and `until` limit when a booking starts. */
export const BookingQuery = z.strictObject({
  status: z.preprocess((given) => (given === '' || given === 'all' ? undefined : given), BookingStatus.optional()),
  search: text(limits.shortText).optional(),
  from: Instant.optional(),
  until: Instant.optional(),
  after: text(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});
export type BookingQuery = z.input<typeof BookingQuery>;

const access = { scope: 'bookings' } as const;

export const bookingCalls = {
  bookings: call(marketplaceRoutes.bookings, {
    summary: 'The caller’s bookings; for administrators, all: open ones by start time, then the others, latest first.',
    access,
    query: BookingQuery,
    answer: BookingPage,
  }),
  bookingCounts: call(marketplaceRoutes.bookingCounts, {
    summary: 'The number of bookings of each status.',
    access,
    query: BookingQuery.pick({ search: true }),
    answer: BookingCounts,
  }),
  booking: call(marketplaceRoutes.booking, {
    summary: 'A booking with its history.',
    access,
    params: IdParams,
    answer: BookingWithTimeline,
  }),
  addBooking: call(marketplaceRoutes.addBooking, {
    summary: `Request a booking, once per ${idempotencyHeader}; 400 for a time that is past, missing or outside working hours.`,
    access,
    status: 201,
    body: NewBooking,
    answer: Booking,
  }),
  changeStatus: call(marketplaceRoutes.changeStatus, {
    summary:
      'Confirm, start, complete or cancel a booking; 409 `wrong_state`, `slot_taken`, `changed_meanwhile`, 403 if not permitted.',
    access,
    params: IdParams,
    body: StatusChange,
    answer: Booking,
  }),
  assignBooking: call(marketplaceRoutes.assignBooking, {
    summary:
      'Assign a booking to an employee or to another contractor; both are notified. 409 `slot_taken`, `wrong_state`.',
    access,
    params: IdParams,
    body: Assignment,
    answer: Booking,
  }),
} as const;
