import { z } from 'zod';
import { call } from '../call';
import { Id, IdParams, Instant } from '../ids';
import { limits } from '../limits';
import { maxReviews } from './choices';
import { requiredText, text } from './fields';
import * as marketplaceRoutes from './routes';

/** A customer's review of a booking; the contractor may reply. */
export const Review = z.object({
  id: Id,
  bookingId: Id,
  rating: z.number().int().min(1).max(5),
  comment: z.string(),
  reply: z.string(),
  customerName: z.string(),
  createdAt: Instant,
});
export type Review = z.infer<typeof Review>;

export const NewReview = z.strictObject({
  rating: z.number().int().min(1).max(5),
  comment: text(limits.longText).default(''),
});
export type NewReview = z.input<typeof NewReview>;

export const reviewCalls = {
  addReview: call(marketplaceRoutes.addReview, {
    summary: 'Review a completed booking, once; 409 `already_reviewed`, `wrong_state`.',
    access: { scope: 'bookings' },
    status: 201,
    params: IdParams,
    body: NewReview,
    answer: Review,
  }),
  replyToReview: call(marketplaceRoutes.replyToReview, {
    summary: 'Set the contractor’s reply to a review.',
    access: { scope: 'bookings' },
    params: IdParams,
    body: z.strictObject({ reply: requiredText(limits.longText) }),
    answer: Review,
  }),
  reviews: call(marketplaceRoutes.reviews, {
    summary: `The latest ${maxReviews} reviews of a contractor.`,
    access: { scope: 'contractors' },
    params: IdParams,
    answer: z.array(Review).max(maxReviews),
  }),
} as const;
