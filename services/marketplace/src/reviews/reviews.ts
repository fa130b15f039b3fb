import { randomUUID } from 'node:crypto';
import type { Caller } from '@plaza/contracts/identity/session';
import { maxReviews } from '@plaza/contracts/marketplace/choices';
import type { NewReview, Review } from '@plaza/contracts/marketplace/reviews';
import { Conflict } from '@plaza/service-kit/errors';
import type { z } from 'zod';
import { changeBooking, requireAllowed } from '../bookings/changes/write-booking';
import { BookingModel, type BookingRecord } from '../bookings/records/booking.model';
import { actingUser } from '../bookings/roles/acting-user';
import type { MarketplaceDependencies } from '../dependencies';

type Parts = Pick<MarketplaceDependencies, 'users'>;

/**
 * Adds the customer's review of a completed booking, once.
 * @throws NotFound; Forbidden `not_yours_to_do`; Conflict `wrong_state`, `already_reviewed`
 */
export function addReview(id: string, caller: Caller, input: z.output<typeof NewReview>, { users }: Parts) {
  return changeBooking(id, caller, undefined, async (booking, roles) => {
    if (roles.includes('customer') && booking.review) {
      throw new Conflict('already_reviewed', 'This booking has been reviewed.');
    }
    requireAllowed(booking, roles, 'review');
    const review = { id: randomUUID(), ...input, reply: '', createdAt: new Date() };
    const by = await actingUser(booking, caller, users);
    return { set: { review }, change: 'reviewed', detail: `${input.rating} of 5`, by };
  });
}

/** @throws NotFound; Forbidden `not_yours_to_do`; Conflict `wrong_state` if there is no review */
export function replyToReview(id: string, caller: Caller, reply: string, { users }: Parts) {
  return changeBooking(id, caller, undefined, async (booking, roles) => {
    requireAllowed(booking, roles, 'reply');
    if (booking.review?.reply === reply) return null;
    const review = booking.review && { ...booking.review, reply };
    const by = await actingUser(booking, caller, users);
    return { set: { review }, change: 'replied', by };
  });
}

/** The latest reviews of a contractor. */
export async function listReviews(contractorId: string): Promise<Review[]> {
  const bookings = await BookingModel.find({ contractorId, review: { $type: 'object' } }, { review: 1, customer: 1 })
    .sort({ 'review.createdAt': -1 })
    .limit(maxReviews)
    .lean();
  return bookings.flatMap((booking) => toReview(booking) ?? []);
}

/** @returns null for a booking without a review */
export function toReview({ _id, review, customer }: Pick<BookingRecord, '_id' | 'review' | 'customer'>): Review | null {
  if (!review) return null;
  const { id, rating, comment, reply, createdAt } = review;
  const customerName = customer?.name ?? 'A former customer';
  return { id, bookingId: _id, rating, comment, reply, customerName, createdAt: createdAt.toISOString() };
}
