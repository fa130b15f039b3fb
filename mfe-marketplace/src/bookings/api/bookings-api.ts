import type {
  Assignment,
  Booking,
  BookingCounts,
  BookingPage,
  BookingStatus,
  BookingWithTimeline,
  NewBooking,
  StatusChange,
} from '@plaza/contracts/marketplace/bookings';
import { idempotencyHeader } from '@plaza/contracts/marketplace/choices';
import type { Contractor, Employee } from '@plaza/contracts/marketplace/contractors';
import type { NewReview, Review } from '@plaza/contracts/marketplace/reviews';
import { api } from '@plaza/web-kit';
import { toQueryString } from '../../api/marketplace-api';

const path = '/api/v1/bookings';
const cacheSeconds = 60;

/** Every list of bookings, however it was asked for. */
const listTag = { type: 'marketplace/booking', id: 'LIST' } as const;
const bookingTag = (id: string) => ({ type: 'marketplace/booking', id }) as const;
/** What a change to a booking makes stale; a refused one as well, for then it is not what it seemed. */
export const tagsToInvalidate = (id: string) =>
  [bookingTag(id), listTag, 'marketplace/booking-counts', 'marketplace/slot', 'marketplace/dispatch'] as const;

/** What the list is asked for; empty words and statuses choose nothing. */
export interface BookingFilter {
  readonly status: BookingStatus | '';
  readonly search: string;
}

/** Instants that bound when a job begins. */
interface BookingInterval {
  readonly from: string;
  readonly until: string;
}

/** More pages than a reader's fortnight has; it ends a list that would go on for ever. */
const maxPages = 20;

const base = api.enhanceEndpoints({
  addTagTypes: ['marketplace/booking', 'marketplace/booking-counts', 'marketplace/slot', 'marketplace/dispatch'],
});

export const bookingsApi = base.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** Page after page, each from where the one before it says. */
    marketplaceBookings: build.infiniteQuery<BookingPage, BookingFilter, string>({
      query: ({ queryArg, pageParam }) => `${path}${toQueryString({ ...queryArg, after: pageParam })}`,
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      keepUnusedDataFor: cacheSeconds,
      providesTags: [listTag],
    }),
    marketplaceBookingCounts: build.query<BookingCounts, string>({
      query: (search) => `${path}/counts${toQueryString({ search })}`,
      keepUnusedDataFor: cacheSeconds,
      providesTags: ['marketplace/booking-counts'],
    }),
    /** All bookings that begin in a span. */
    marketplaceBookingsBetween: build.query<Booking[], BookingInterval>({
      async queryFn({ from, until }, _api, _options, ask) {
        const bookings: Booking[] = [];
        let after: string | null = '';
        for (let page = 0; after !== null && page < maxPages; page += 1) {
          const sent = await ask(`${path}${toQueryString({ from, until, limit: '100', after })}`);
          if (sent.error) return { error: sent.error };
          const found = sent.data as BookingPage;
          bookings.push(...found.bookings);
          after = found.next;
        }
        return { data: bookings };
      },
      keepUnusedDataFor: cacheSeconds,
      providesTags: [listTag],
    }),
    marketplaceBooking: build.query<BookingWithTimeline, string>({
      query: (id) => `${path}/${id}`,
      keepUnusedDataFor: cacheSeconds,
      providesTags: (_booking, _error, id) => [bookingTag(id)],
    }),
    marketplaceAddBooking: build.mutation<Booking, { booking: NewBooking; key: string }>({
      query: ({ booking, key }) => ({
        url: path,
        method: 'POST',
        body: booking,
        headers: { [idempotencyHeader]: key },
      }),
      invalidatesTags: [listTag, 'marketplace/booking-counts', 'marketplace/slot', 'marketplace/dispatch'],
    }),
    marketplaceChangeBookingStatus: build.mutation<Booking, { id: string; change: StatusChange }>({
      query: ({ id, change }) => ({ url: `${path}/${id}/status`, method: 'PATCH', body: change }),
      invalidatesTags: (_booking, _error, { id }) => tagsToInvalidate(id),
    }),
    marketplaceAssignBooking: build.mutation<Booking, { id: string; assignment: Assignment }>({
      query: ({ id, assignment }) => ({ url: `${path}/${id}/assign`, method: 'PATCH', body: assignment }),
      invalidatesTags: (_booking, _error, { id }) => tagsToInvalidate(id),
    }),
    marketplaceReviewBooking: build.mutation<Review, { id: string; review: NewReview }>({
      query: ({ id, review }) => ({ url: `${path}/${id}/review`, method: 'POST', body: review }),
      invalidatesTags: (_review, _error, { id }) => tagsToInvalidate(id),
    }),
    marketplaceReplyToReview: build.mutation<Review, { id: string; reply: string }>({
      query: ({ id, reply }) => ({ url: `${path}/${id}/review/reply`, method: 'PUT', body: { reply } }),
      invalidatesTags: (_review, _error, { id }) => tagsToInvalidate(id),
    }),
    /** Who works for a contractor. */
    marketplaceEmployeesOf: build.query<Employee[], string>({
      query: (contractorId) => `/api/v1/contractors/${contractorId}/employees`,
      keepUnusedDataFor: 0,
    }),
    /** A contractor who is to be booked. */
    marketplaceContractorToBook: build.query<Contractor, string>({
      query: (id) => `/api/v1/contractors/${id}`,
      keepUnusedDataFor: cacheSeconds,
    }),
  }),
});

export const {
  useMarketplaceBookingsInfiniteQuery,
  useMarketplaceBookingCountsQuery,
  useMarketplaceBookingsBetweenQuery,
  useMarketplaceBookingQuery,
  useMarketplaceAddBookingMutation,
  useMarketplaceChangeBookingStatusMutation,
  useMarketplaceAssignBookingMutation,
  useMarketplaceReviewBookingMutation,
  useMarketplaceReplyToReviewMutation,
  useMarketplaceEmployeesOfQuery,
  useMarketplaceContractorToBookQuery,
} = bookingsApi;
