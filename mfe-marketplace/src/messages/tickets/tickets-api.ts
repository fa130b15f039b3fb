import { marketplaceEndpoints } from '@plaza/contracts/marketplace/endpoints';
import type { Ticket, TicketStatus } from '@plaza/contracts/marketplace/tickets';
import { type ApiError, api, endpoint, keyedEndpoint, request } from '@plaza/web-kit';

export const ticketsApi = api.enhanceEndpoints({ addTagTypes: ['marketplace/ticket'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketplaceTickets: build.query<Ticket[], TicketStatus | 'all'>({
      query: (status) => request(marketplaceEndpoints.tickets, status === 'all' ? {} : { status }),
      providesTags: ['marketplace/ticket'],
    }),
    marketplaceTicket: build.query({
      ...endpoint(marketplaceEndpoints.ticket),
      providesTags: ['marketplace/ticket'],
    }),
    marketplaceAddTicket: build.mutation({
      ...keyedEndpoint(marketplaceEndpoints.addTicket),
      invalidatesTags: staleTickets,
    }),
    marketplaceChangeTicket: build.mutation({
      ...endpoint(marketplaceEndpoints.changeTicket),
      invalidatesTags: staleTickets,
    }),
    marketplaceAddToTicket: build.mutation({
      ...keyedEndpoint(marketplaceEndpoints.addToTicket),
      invalidatesTags: staleTickets,
    }),
  }),
});

export const {
  useMarketplaceTicketsQuery,
  useMarketplaceTicketQuery,
  useMarketplaceAddTicketMutation,
  useMarketplaceChangeTicketMutation,
  useMarketplaceAddToTicketMutation,
} = ticketsApi;

/** A write invalidates all tickets; a rejected one only if the error shows that the cached ticket is outdated. */
function staleTickets(_answer: unknown, error: ApiError | undefined): 'marketplace/ticket'[] {
  return !error || error.status === 404 || error.status === 409 ? ['marketplace/ticket'] : [];
}
