import type { TicketStatus } from '@plaza/contracts/marketplace/tickets';
import { useAppDispatch } from '@plaza/web-kit';
import { useEffect } from 'react';
import { ticketsApi } from './tickets-api';

/**
 * Once the list of a status is left, only its first page stays cached, for a later visit: a refetch requests all loaded
 * pages, one after the other.
 */
export function useFirstPageLater(status: TicketStatus | 'all'): void {
  const dispatch = useAppDispatch();
  useEffect(
    () => () => {
      dispatch(
        ticketsApi.util.updateQueryData('marketplaceTickets', status, ({ pages, pageParams }) => ({
          pages: pages.slice(0, 1),
          pageParams: pageParams.slice(0, 1),
        })),
      );
    },
    [dispatch, status],
  );
}
