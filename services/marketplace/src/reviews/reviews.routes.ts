import { reviewCalls } from '@plaza/contracts/marketplace/reviews';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { BookingRecord } from '../bookings/booking.model';
import { countChange } from '../bookings/recount';
import { bookingNotFound } from '../bookings/write-booking';
import type { MarketplaceParts } from '../parts';
import { addReview, replyToReview, reviewsOf, toReview } from './reviews';

export function reviewRoutes(parts: MarketplaceParts): Routes {
  async function answer(booking: BookingRecord) {
    void parts.relay.flush();
    await countChange(booking.uncounted ?? [], parts.log);
    const review = toReview(booking);
    if (!review) throw bookingNotFound();
    return review;
  }
  return createRoutes(parts.trust)
    .on(reviewCalls.addReview, async ({ caller, params, body }) =>
      answer(await addReview(params.id, caller, body, parts)),
    )
    .on(reviewCalls.replyToReview, async ({ caller, params, body }) =>
      answer(await replyToReview(params.id, caller, body.reply, parts)),
    )
    .on(reviewCalls.reviews, ({ params }) => reviewsOf(params.id));
}
