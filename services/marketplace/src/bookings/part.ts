import type { BookingAction } from '@plaza/contracts/marketplace/bookings';
import { isAdministrator } from '@plaza/contracts/roles';
import type { Caller } from '@plaza/contracts/session';
import { type BookingRecord, open } from './booking.model';

/** What somebody is to a booking. */
const parts = ['customer', 'contractor', 'employee', 'administrator'] as const;
export type Part = (typeof parts)[number];

type Parties = Pick<BookingRecord, 'customerId' | 'contractorId' | 'contractorEmployeeId' | 'contractor' | 'customer'>;

/** All that the caller is to it; nothing for whoever may not know of it. A contractor may be an administrator as well. */
export function partsOf(booking: Parties, caller: Caller): Part[] {
  const is: Readonly<Record<Part, boolean>> = {
    customer: booking.customer !== null && booking.customerId === caller.id,
    contractor: booking.contractor !== null && booking.contractorId === caller.id,
    employee: booking.contractorEmployeeId === caller.id,
    administrator: isAdministrator(caller),
  };
  return parts.filter((part) => is[part]);
}

type Rule = { readonly [Who in Part]?: readonly BookingRecord['status'][] };

/** Who may do what, and in which states. */
const rules: Readonly<Record<BookingAction, Rule>> = {
  confirm: { contractor: ['pending'], administrator: ['pending'] },
  start: { contractor: ['confirmed'], employee: ['confirmed'], administrator: ['confirmed'] },
  complete: { contractor: ['in-progress'], employee: ['in-progress'], administrator: ['in-progress'] },
  cancel: { customer: ['pending', 'confirmed'], contractor: open, administrator: open },
  assign: { contractor: open, administrator: open },
  reassign: { administrator: open },
  review: { customer: ['completed'] },
  reply: { contractor: ['completed'] },
};

/** Whether somebody may ever do it. */
export const mayEver = (own: readonly Part[], action: BookingAction): boolean =>
  own.some((part) => rules[action][part] !== undefined);

type Judged = Pick<BookingRecord, 'status' | 'contractor' | 'review' | 'expiresAt'>;

/** Whether it can be done now, by whoever may do it. */
export function isPossible(booking: Judged, own: readonly Part[], action: BookingAction, now = new Date()): boolean {
  const { status, contractor, review, expiresAt } = booking;
  if (!own.some((part) => rules[action][part]?.includes(status))) return false;
  if (action === 'confirm' && expiresAt && expiresAt <= now) return false;
  if (action === 'review') return review === null;
  if (action === 'reply') return review !== null;
  // Nobody is there to do the work; it can be given to somebody else, or cancelled.
  return contractor !== null || action === 'cancel' || action === 'reassign';
}

const all = Object.keys(rules) as BookingAction[];

export const actionsOf = (booking: Judged, own: readonly Part[]): BookingAction[] =>
  all.filter((action) => isPossible(booking, own, action) && (action !== 'reply' || booking.review?.reply === ''));
