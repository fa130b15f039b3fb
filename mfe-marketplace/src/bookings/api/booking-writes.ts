import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { marketplaceEndpoints } from '@plaza/contracts/marketplace/endpoints';
import { endpoint, keyedEndpoint, type OngoingWrite } from '@plaza/web-kit';
import { followWrite } from './booking-cache';
import { bookingsApi, bookingTag, listTag, statusTag, tagsToInvalidate } from './bookings-api';

/**
 * The response goes into the cached lists and details. It lacks the timeline, the counts and the lists of the booking's
 * new status, so these are fetched again.
 */
const cachesAnswer = {
  onQueryStarted: (args: unknown, write: OngoingWrite<Booking>) => followWrite(idIn(args), write),
  invalidatesTags: (booking: Booking | undefined, _error: unknown, args: unknown) =>
    booking ? [bookingTag(booking.id), statusTag(booking.status), ...staleAfterWrites] : tagsToInvalidate(idIn(args)),
};

const idIn = (args: unknown): string => (args as { readonly id: string }).id;
const staleAfterWrites = ['marketplace/booking-counts', 'marketplace/slot', 'marketplace/dispatch'] as const;

const bookingWritesApi = bookingsApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketplaceAddBooking: build.mutation({
      ...keyedEndpoint(marketplaceEndpoints.addBooking),
      invalidatesTags: [listTag, ...staleAfterWrites],
    }),
    marketplaceChangeBookingStatus: build.mutation({
      ...endpoint(marketplaceEndpoints.changeStatus),
      ...cachesAnswer,
    }),
    marketplaceAssignBooking: build.mutation({
      ...endpoint(marketplaceEndpoints.assignBooking),
      ...cachesAnswer,
    }),
    marketplaceReviewBooking: build.mutation({
      ...endpoint(marketplaceEndpoints.addReview),
      invalidatesTags: (_review, _error, { id }) => tagsToInvalidate(id),
    }),
    marketplaceReplyToReview: build.mutation({
      ...endpoint(marketplaceEndpoints.replyToReview),
      invalidatesTags: (_review, _error, { id }) => tagsToInvalidate(id),
    }),
  }),
});

export const {
  useMarketplaceAddBookingMutation,
  useMarketplaceChangeBookingStatusMutation,
  useMarketplaceAssignBookingMutation,
  useMarketplaceReviewBookingMutation,
  useMarketplaceReplyToReviewMutation,
} = bookingWritesApi;
