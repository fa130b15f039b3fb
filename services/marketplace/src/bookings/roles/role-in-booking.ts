import type { BookingAction } from '@plaza/contracts/marketplace/bookings';
import { isAdministrator } from '@plaza/contracts/roles';
import type { Caller } from '@plaza/contracts/session';
import { type BookingRecord, openStatuses } from '../records/booking.model';

/** What somebody is to a booking. */
const rolesInBooking = ['customer', 'contractor', 'employee', 'administrator'] as const;
export type RoleInBooking = (typeof rolesInBooking)[number];

type RoleFields = Pick<
  BookingRecord,
  'customerId' | 'contractorId' | 'contractorEmployeeId' | 'contractor' | 'customer'
>;

/** All that the caller is to it; nothing for whoever may not know of it. A contractor may be an administrator as well. */
export function rolesOf(booking: RoleFields, caller: Caller): RoleInBooking[] {
  const is: Readonly<Record<RoleInBooking, boolean>> = {
    customer: booking.customer !== null && booking.customerId === caller.id,
    contractor: booking.contractor !== null && booking.contractorId === caller.id,
    employee: booking.contractorEmployeeId === caller.id,
    administrator: isAdministrator(caller),
  };
  return rolesInBooking.filter((part) => is[part]);
}

type Rule = { readonly [Who in RoleInBooking]?: readonly BookingRecord['status'][] };

/** Who may do what, and in which states. */
const rules: Readonly<Record<BookingAction, Rule>> = {
  confirm: { contractor: ['pending'], administrator: ['pending'] },
  start: { contractor: ['confirmed'], employee: ['confirmed'], administrator: ['confirmed'] },
  complete: { contractor: ['in-progress'], employee: ['in-progress'], administrator: ['in-progress'] },
  cancel: { customer: ['pending', 'confirmed'], contractor: openStatuses, administrator: openStatuses },
  assign: { contractor: openStatuses, administrator: openStatuses },
  reassign: { administrator: openStatuses },
  review: { customer: ['completed'] },
  reply: { contractor: ['completed'] },
};

/** Whether somebody may ever do it. */
export const canEver = (own: readonly RoleInBooking[], action: BookingAction): boolean =>
  own.some((part) => rules[action][part] !== undefined);

type ActionFields = Pick<BookingRecord, 'status' | 'contractor' | 'review' | 'expiresAt'>;

/** Whether it can be done now, by whoever may do it. */
export function isAllowedNow(
  booking: ActionFields,
  own: readonly RoleInBooking[],
  action: BookingAction,
  now = new Date(),
): boolean {
  const { status, contractor, review, expiresAt } = booking;
  if (!own.some((part) => rules[action][part]?.includes(status))) return false;
  if (action === 'confirm' && expiresAt && expiresAt <= now) return false;
  if (action === 'review') return review === null;
  if (action === 'reply') return review !== null;
  // Nobody is there to do the work; it can be given to somebody else, or cancelled.
  return contractor !== null || action === 'cancel' || action === 'reassign';
}

const all = Object.keys(rules) as BookingAction[];

export const allowedActions = (booking: ActionFields, own: readonly RoleInBooking[]): BookingAction[] =>
  all.filter((action) => isAllowedNow(booking, own, action) && (action !== 'reply' || booking.review?.reply === ''));
