import type { DispatchBoard } from '@plaza/contracts/marketplace/dispatch';
import { marketplaceApi } from '../../../api/marketplace-api';

/** A day as somebody sees it: YYYY-MM-DD, in an IANA zone. */
export interface DayInZone {
  readonly day: string;
  readonly timeZone: string;
}

export const dispatchApi = marketplaceApi.enhanceEndpoints({ addTagTypes: ['marketplace/dispatch'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketplaceDispatch: build.query<DispatchBoard, DayInZone>({
      query: ({ day, timeZone }) => `/api/v1/bookings/dispatch?${new URLSearchParams({ day, timeZone })}`,
      providesTags: ['marketplace/dispatch'],
    }),
  }),
});

export const { useMarketplaceDispatchQuery } = dispatchApi;
