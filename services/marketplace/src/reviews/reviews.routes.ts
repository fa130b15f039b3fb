import { reviewCalls } from '@plaza/contracts/marketplace/reviews';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import { updateStatsOfAll } from '../bookings/background/contractor-stats';
import { bookingNotFound } from '../bookings/changes/write-booking';
import type { BookingRecord } from '../bookings/records/booking.model';
import type { MarketplaceDependencies } from '../dependencies';
import { addReview, listReviews, replyToReview, toReview } from './reviews';

export function reviewRoutes(dependencies: MarketplaceDependencies): Routes {
  async function answer(booking: BookingRecord) {
    void dependencies.relay.flush();
    await updateStatsOfAll(booking.uncounted ?? [], dependencies.log);
    const review = toReview(booking);
    if (!review) throw bookingNotFound();
    return review;
  }
  return createRoutes(dependencies.trust)
    .on(reviewCalls.addReview, async ({ caller, params, body }) =>
      answer(await addReview(params.id, caller, body, dependencies)),
    )
    .on(reviewCalls.replyToReview, async ({ caller, params, body }) =>
      answer(await replyToReview(params.id, caller, body.reply, dependencies)),
    )
    .on(reviewCalls.reviews, ({ params }) => listReviews(params.id));
}
