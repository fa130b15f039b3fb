import { useAppDispatch, useLiveEvent, useMissedEvents } from '@plaza/web-kit';
import { ticketsApi } from './tickets-api';

/** Asks for the tickets again when one of them changed, and where that may have passed unheard. */
export function useLiveTickets(): void {
  const dispatch = useAppDispatch();
  const refresh = () => {
    dispatch(ticketsApi.util.invalidateTags(['marketplace/ticket']));
  };
  useLiveEvent('ticket.changed', refresh);
  useMissedEvents(refresh);
}
