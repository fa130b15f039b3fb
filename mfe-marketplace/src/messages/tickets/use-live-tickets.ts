import { useAppDispatch, useLiveEvent, useMissedEvents } from '@plaza/web-kit';
import { ticketsApi } from './tickets-api';
import { useThrottle } from './use-throttle';

const refreshEveryMs = 1000;

/**
 * Refetches the tickets when one of them changed, and when such an event may have been missed; at most once a second,
 * as a refetch requests all loaded pages.
 */
export function useLiveTickets(): void {
  const dispatch = useAppDispatch();
  const refresh = useThrottle(() => {
    dispatch(ticketsApi.util.invalidateTags(['marketplace/ticket']));
  }, refreshEveryMs);
  useLiveEvent('ticket.changed', refresh);
  useMissedEvents(refresh);
}
