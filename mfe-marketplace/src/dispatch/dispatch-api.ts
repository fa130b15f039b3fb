import type { Assignment, Booking } from '@plaza/contracts/marketplace/bookings';
import type { DispatchBoard } from '@plaza/contracts/marketplace/dispatch';
import { marketplaceApi } from '../marketplace-api';

/** A day as somebody sees it: YYYY-MM-DD, in an IANA zone. */
export interface DayInZone {
  readonly day: string;
  readonly timeZone: string;
}

export const dispatchApi = marketplaceApi
  .enhanceEndpoints({ addTagTypes: ['marketplace/dispatch', 'marketplace/booking'] })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      marketplaceDispatch: build.query<DispatchBoard, DayInZone>({
        query: ({ day, timeZone }) => `/api/v1/bookings/dispatch?${new URLSearchParams({ day, timeZone })}`,
        providesTags: ['marketplace/dispatch'],
      }),
      marketplaceGiveJob: build.mutation<Booking, { bookingId: string; assignment: Assignment }>({
        query: ({ bookingId, assignment }) => ({
          url: `/api/v1/bookings/${bookingId}/assign`,
          method: 'PATCH',
          body: assignment,
        }),
        // After a refusal too: what it was given from was old.
        invalidatesTags: ['marketplace/dispatch', 'marketplace/booking'],
      }),
    }),
  });

export const { useMarketplaceDispatchQuery, useMarketplaceGiveJobMutation } = dispatchApi;
