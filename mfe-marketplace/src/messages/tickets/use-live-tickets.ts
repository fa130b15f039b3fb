import { useAppDispatch, useLiveEvent, useMissedEvents } from '@plaza/web-kit';
import { ticketsApi } from './tickets-api';

/** Refetches the tickets when one of them changed, and when such an event may have been missed. */
export function useLiveTickets(): void {
  const dispatch = useAppDispatch();
  const refresh = () => {
    dispatch(ticketsApi.util.invalidateTags(['marketplace/ticket']));
  };
  useLiveEvent('ticket.changed', refresh);
  useMissedEvents(refresh);
}
