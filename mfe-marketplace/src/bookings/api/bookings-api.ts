import type { Booking, BookingPage, BookingStatus } from '@plaza/contracts/marketplace/bookings';
import { marketplaceEndpoints } from '@plaza/contracts/marketplace/endpoints';
import { api, endpoint, request } from '@plaza/web-kit';

const cacheSeconds = 60;

/** Every list of bookings, whatever its filter. */
export const listTag = { type: 'marketplace/booking', id: 'LIST' } as const;
/** The lists of one status; with an empty status, the lists of all bookings. */
export const statusTag = (status: BookingStatus | '') =>
  ({ type: 'marketplace/booking', id: `LIST ${status}` }) as const;
export const bookingTag = (id: string) => ({ type: 'marketplace/booking', id }) as const;
/** The tags that a write to a booking invalidates. A rejected write does too: it shows that the booking had changed. */
export const tagsToInvalidate = (id: string) =>
  [bookingTag(id), listTag, 'marketplace/booking-counts', 'marketplace/slot', 'marketplace/dispatch'] as const;

/** Which bookings a list shows; an empty status or search text does not filter. */
export interface BookingFilter {
  readonly status: BookingStatus | '';
  readonly search: string;
}

/** Bounds of a booking's start, as instants. */
interface BookingInterval {
  readonly from: string;
  readonly until: string;
}

/** The bookings of some days, sorted by start. */
export interface BookingsOfDays {
  readonly bookings: readonly Booking[];
  /** Whether there are later ones, which were not fetched. */
  readonly isCut: boolean;
}

/** Only an administrator, who sees everybody's bookings, may have more of them within two weeks. */
export const maxPages = 20;
export const pageLength = 100;

const base = api.enhanceEndpoints({
  addTagTypes: ['marketplace/booking', 'marketplace/booking-counts', 'marketplace/slot', 'marketplace/dispatch'],
});

export const bookingsApi = base.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** Each page starts at the cursor of the previous page. */
    marketplaceBookings: build.infiniteQuery<BookingPage, BookingFilter, string>({
      query: ({ queryArg: { status, search }, pageParam }) =>
        request(marketplaceEndpoints.bookings, { status: status || undefined, search, after: pageParam }),
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      keepUnusedDataFor: cacheSeconds,
      providesTags: (_pages, _error, { status }) => [listTag, statusTag(status)],
    }),
    marketplaceBookingCounts: build.query({
      ...endpoint(marketplaceEndpoints.bookingCounts),
      keepUnusedDataFor: cacheSeconds,
      providesTags: ['marketplace/booking-counts'],
    }),
    /** The bookings that begin within an interval, the first `maxPages` pages of them. */
    marketplaceBookingsOfDays: build.query<BookingsOfDays, BookingInterval>({
      async queryFn({ from, until }, _api, _options, send) {
        const bookings: Booking[] = [];
        let after: string | null = '';
        for (let page = 0; after !== null && page < maxPages; page += 1) {
          const sent = await send(request(marketplaceEndpoints.bookings, { from, until, limit: pageLength, after }));
          if (sent.error) return { error: sent.error };
          const found = sent.data as BookingPage;
          bookings.push(...found.bookings);
          after = found.next;
        }
        return { data: { bookings, isCut: after !== null } };
      },
      keepUnusedDataFor: cacheSeconds,
      providesTags: [listTag],
    }),
    marketplaceBooking: build.query({
      ...endpoint(marketplaceEndpoints.booking),
      keepUnusedDataFor: cacheSeconds,
      providesTags: (_booking, _error, { id }) => [bookingTag(id)],
    }),
    /** The employees of a contractor. */
    marketplaceEmployeesOf: build.query({
      ...endpoint(marketplaceEndpoints.employees),
      keepUnusedDataFor: 0,
    }),
    /** The contractor of a booking request. */
    marketplaceContractorToBook: build.query({
      ...endpoint(marketplaceEndpoints.contractor),
      keepUnusedDataFor: cacheSeconds,
    }),
  }),
});

export const {
  useMarketplaceBookingsInfiniteQuery,
  useMarketplaceBookingCountsQuery,
  useMarketplaceBookingsOfDaysQuery,
  useMarketplaceBookingQuery,
  useMarketplaceEmployeesOfQuery,
  useMarketplaceContractorToBookQuery,
} = bookingsApi;
