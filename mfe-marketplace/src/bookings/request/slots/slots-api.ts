import type { Slot } from '@plaza/contracts/marketplace/slots';
import { api } from '@plaza/web-kit';
import { toQueryString } from '../../../api/marketplace-api';

/** When a contractor is to be free: from a day on, for a job of so many hours. */
interface SlotQuery {
  readonly contractorId: string;
  readonly from: string;
  readonly days: number;
  readonly duration: number;
  readonly timeZone: string;
}

const requestApi = api.enhanceEndpoints({ addTagTypes: ['marketplace/slot'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketplaceFreeSlots: build.query<Slot[], SlotQuery>({
      query: ({ contractorId, from, days, duration, timeZone }) =>
        `/api/v1/contractors/${contractorId}/slots${toQueryString({ from, days: `${days}`, duration: `${duration}`, timeZone })}`,
      keepUnusedDataFor: 0, // what is free now may be taken the next moment
      providesTags: ['marketplace/slot'],
    }),
  }),
});

export const { useMarketplaceFreeSlotsQuery } = requestApi;
