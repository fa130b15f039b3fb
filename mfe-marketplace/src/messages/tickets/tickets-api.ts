import { mayHaveChanged } from '@plaza/contracts/failed-writes';
import { maxListLength } from '@plaza/contracts/marketplace/choices';
import { marketplaceEndpoints } from '@plaza/contracts/marketplace/endpoints';
import type { Ticket, TicketStatus } from '@plaza/contracts/marketplace/tickets';
import { type ApiError, api, endpoint, keyedEndpoint, request } from '@plaza/web-kit';

export const ticketsApi = api.enhanceEndpoints({ addTagTypes: ['marketplace/ticket'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** Each page begins after the last ticket of the previous one. */
    marketplaceTickets: build.infiniteQuery<Ticket[], TicketStatus | 'all', string | undefined>({
      query: ({ queryArg: status, pageParam: before }) =>
        request(marketplaceEndpoints.tickets, { status: status === 'all' ? undefined : status, before }),
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => (page.length < maxListLength ? undefined : cursorOf(page.at(-1))),
      },
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
  useMarketplaceTicketsInfiniteQuery,
  useMarketplaceTicketQuery,
  useMarketplaceAddTicketMutation,
  useMarketplaceChangeTicketMutation,
  useMarketplaceAddToTicketMutation,
} = ticketsApi;

const cursorOf = (last: Ticket | undefined) => last && `${Date.parse(last.updatedAt)}_${last.id}`;

/** A write invalidates all tickets; a failed one only if they may have changed. */
function staleTickets(_answer: unknown, error: ApiError | undefined): 'marketplace/ticket'[] {
  return !error || mayHaveChanged(error) ? ['marketplace/ticket'] : [];
}
