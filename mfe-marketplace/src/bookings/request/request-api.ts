import type { Service, ServiceCategory } from '@plaza/contracts/marketplace/catalogue';
import type { Slot } from '@plaza/contracts/marketplace/slots';
import { api } from '@plaza/web-kit';
import { queryOf } from '../bookings-api';

/** When a contractor is to be free: from a day on, for a job of so many hours. */
interface SlotWish {
  readonly contractorId: string;
  readonly from: string;
  readonly days: number;
  readonly duration: number;
  readonly timeZone: string;
}

const keptSeconds = 60;

const requestApi = api
  .enhanceEndpoints({ addTagTypes: ['marketplace/catalogue', 'marketplace/slot'] })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      marketplaceRequestCategories: build.query<ServiceCategory[], void>({
        query: () => '/api/v1/services/categories',
        transformResponse: (categories: ServiceCategory[]) => categories.filter(({ isActive }) => isActive),
        keepUnusedDataFor: keptSeconds,
        providesTags: ['marketplace/catalogue'],
      }),
      /** What can be booked: of everybody, or with a contractor's id of them. */
      marketplaceRequestServices: build.query<Service[], string>({
        query: (contractorId) => `/api/v1/services${queryOf({ contractorId })}`,
        transformResponse: (services: Service[]) => services.filter(({ isActive }) => isActive),
        keepUnusedDataFor: keptSeconds,
        providesTags: ['marketplace/catalogue'],
      }),
      marketplaceFreeTimes: build.query<Slot[], SlotWish>({
        query: ({ contractorId, from, days, duration, timeZone }) =>
          `/api/v1/contractors/${contractorId}/slots${queryOf({ from, days: `${days}`, duration: `${duration}`, timeZone })}`,
        keepUnusedDataFor: 0, // what is free now may be taken the next moment
        providesTags: ['marketplace/slot'],
      }),
    }),
  });

export const {
  useMarketplaceRequestCategoriesQuery,
  useMarketplaceRequestServicesQuery,
  useMarketplaceFreeTimesQuery,
} = requestApi;
