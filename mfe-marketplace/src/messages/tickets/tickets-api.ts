import type {
  NewTicket,
  Ticket,
  TicketChanges,
  TicketEntry,
  TicketStatus,
  TicketWithThread,
} from '@plaza/contracts/marketplace/tickets';
import { type ApiError, api } from '@plaza/web-kit';

const path = '/api/v1/tickets';

interface TicketChange {
  readonly id: string;
  readonly changes: TicketChanges;
}

interface Reply {
  readonly id: string;
  readonly text: string;
}

export const ticketsApi = api.enhanceEndpoints({ addTagTypes: ['marketplace/ticket'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketplaceTickets: build.query<Ticket[], TicketStatus | 'all'>({
      query: (status) => (status === 'all' ? path : `${path}?status=${status}`),
      providesTags: ['marketplace/ticket'],
    }),
    marketplaceTicket: build.query<TicketWithThread, string>({
      query: (id) => `${path}/${id}`,
      providesTags: ['marketplace/ticket'],
    }),
    marketplaceAddTicket: build.mutation<Ticket, NewTicket>({
      query: (body) => ({ url: path, method: 'POST', body }),
      invalidatesTags: refreshAll,
    }),
    marketplaceChangeTicket: build.mutation<Ticket, TicketChange>({
      query: ({ id, changes }) => ({ url: `${path}/${id}`, method: 'PATCH', body: changes }),
      invalidatesTags: refreshAll,
    }),
    marketplaceAddToTicket: build.mutation<TicketEntry, Reply>({
      query: ({ id, text }) => ({ url: `${path}/${id}/thread`, method: 'POST', body: { text } }),
      invalidatesTags: refreshAll,
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

/** After a write what is shown is asked for again; after a refused one only where it turned out to be old. */
function refreshAll(_answer: unknown, error: ApiError | undefined): 'marketplace/ticket'[] {
  return !error || error.status === 404 || error.status === 409 ? ['marketplace/ticket'] : [];
}
