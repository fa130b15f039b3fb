import type { BookingAction } from '@plaza/contracts/marketplace/bookings';
import type { Caller } from '@plaza/contracts/session';
import { isAdministrator } from '../people/administrator';
import { type BookingRecord, open } from './booking.model';

/** What somebody is to a booking. */
export type Part = 'customer' | 'contractor' | 'employee' | 'administrator';

type Parties = Pick<BookingRecord, 'customerId' | 'contractorId' | 'contractorEmployeeId' | 'contractor' | 'customer'>;

/** @returns undefined for whoever may not know of it */
export function partOf(booking: Parties, caller: Caller): Part | undefined {
  if (booking.customer && booking.customerId === caller.id) return 'customer';
  if (booking.contractor && booking.contractorId === caller.id) return 'contractor';
  if (booking.contractorEmployeeId === caller.id) return 'employee';
  return isAdministrator(caller) ? 'administrator' : undefined;
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
export const mayEver = (part: Part, action: BookingAction): boolean => rules[action][part] !== undefined;

type Judged = Pick<BookingRecord, 'status' | 'contractor' | 'review' | 'expiresAt'>;

/** Whether it can be done now, by whoever may do it. */
export function isPossible(booking: Judged, part: Part, action: BookingAction, now = new Date()): boolean {
  const { status, contractor, review, expiresAt } = booking;
  if (!rules[action][part]?.includes(status)) return false;
  if (action === 'confirm' && expiresAt && expiresAt <= now) return false;
  if (action === 'review') return review === null;
  if (action === 'reply') return review !== null;
  // Nobody is there to do the work; it can be given to somebody else, or cancelled.
  return contractor !== null || action === 'cancel' || action === 'reassign';
}

const all = Object.keys(rules) as BookingAction[];

export const actionsOf = (booking: Judged, part: Part): BookingAction[] =>
  all.filter((action) => isPossible(booking, part, action) && (action !== 'reply' || booking.review?.reply === ''));
