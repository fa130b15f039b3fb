import type { Caller } from '@plaza/contracts/identity/session';
import type { BookingAction } from '@plaza/contracts/marketplace/bookings';
import { isAdministrator } from '@plaza/contracts/roles';
import { type BookingRecord, openStatuses } from '../records/booking.model';

const rolesInBooking = ['customer', 'contractor', 'employee', 'administrator'] as const;
export type RoleInBooking = (typeof rolesInBooking)[number];

type RoleFields = Pick<
  BookingRecord,
  'customerId' | 'contractorId' | 'contractorEmployeeId' | 'contractor' | 'customer'
>;

/**
 * All roles of the caller in a booking: a contractor may be an administrator as well. Users who are not involved have
 * none.
 */
export function rolesOf(booking: RoleFields, caller: Caller): RoleInBooking[] {
  const has: Readonly<Record<RoleInBooking, boolean>> = {
    customer: booking.customer !== null && booking.customerId === caller.id,
    contractor: booking.contractor !== null && booking.contractorId === caller.id,
    employee: booking.contractorEmployeeId === caller.id,
    administrator: isAdministrator(caller),
  };
  return rolesInBooking.filter((role) => has[role]);
}

type Rule = { readonly [Role in RoleInBooking]?: readonly BookingRecord['status'][] };

/** The actions of each role, and the booking's statuses in which they are allowed. */
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

/** Whether one of the roles allows an action in any state. */
export const isAllowedInSomeStatus = (roles: readonly RoleInBooking[], action: BookingAction): boolean =>
  roles.some((role) => rules[action][role] !== undefined);

type ActionFields = Pick<BookingRecord, 'status' | 'contractor' | 'review' | 'expiresAt'>;

/** Whether the time to confirm a request is over. It is cancelled soon. */
export const isExpired = ({ expiresAt }: Pick<BookingRecord, 'expiresAt'>, now = new Date()): boolean =>
  expiresAt !== null && expiresAt <= now;

/** Whether one of the roles allows an action in the booking's current status. */
export function isAllowedNow(
  booking: ActionFields,
  roles: readonly RoleInBooking[],
  action: BookingAction,
  now = new Date(),
): boolean {
  const { status, contractor, review } = booking;
  if (!roles.some((role) => rules[action][role]?.includes(status))) return false;
  if (action === 'confirm' && isExpired(booking, now)) return false;
  if (action === 'review') return review === null;
  if (action === 'reply') return review !== null;
  // A booking without a contractor can only be reassigned or cancelled.
  return contractor !== null || action === 'cancel' || action === 'reassign';
}

const allActions = Object.keys(rules) as BookingAction[];

/** The actions that a screen offers: a reply can be changed later, but is offered only until there is one. */
export const allowedActions = (booking: ActionFields, roles: readonly RoleInBooking[]): BookingAction[] =>
  allActions.filter(
    (action) => isAllowedNow(booking, roles, action) && (action !== 'reply' || booking.review?.reply === ''),
  );
