import { useChangeSearch, useLocation, useNavigate, useSearchChoice } from '@plaza/web-kit/router';
import { useCallback, useEffect, useRef } from 'react';

export const views = ['list', 'agenda', 'week', 'dispatch'] as const;
export type View = (typeof views)[number];

/** The value of `?hire=` while no contractor is chosen. */
const anyContractor = 'anybody';

/** What is open in the tab, as the address has it, so that links and the Back button work. */
export function useBookingsUrl() {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const change = useChangeSearch();
  const [view] = useSearchChoice('view', views);
  const bookingId = params.get('booking') || undefined;
  const latestChange = useRef(change);
  useEffect(() => {
    latestChange.current = change;
  }, [change]);
  // Stays the same function: each booking of a list gets it, and the address changes with each key of a search.
  const openBooking = useCallback((booking: string) => latestChange.current({ booking }), []);
  const hireParameter = params.get('hire') || undefined;
  const closeBooking = useCloseParameter('booking', bookingId !== undefined);
  const closeRequest = useCloseParameter('hire', hireParameter !== undefined);
  return {
    view,
    bookingId,
    /** The contractor's id of an open request form; empty where the user is still to choose one. */
    hire: hireParameter === anyContractor ? '' : hireParameter,
    /** Each view opens at the current day. */
    showView: (next: View) => change({ view: next === 'list' ? '' : next, day: '' }),
    openBooking,
    requestBooking: () => change({ hire: anyContractor }),
    closeBooking,
    closeRequest,
  };
}

/**
 * Closes what the search parameter `name` opened: by going back, so that the next Back leads to before the opening;
 * after a direct link, by replacing the history entry.
 */
function useCloseParameter(name: string, isOpen: boolean): () => void {
  const change = useChangeSearch();
  const navigate = useNavigate();
  const wasClosed = useRef(!isOpen);
  useEffect(() => {
    if (!isOpen) wasClosed.current = true;
  }, [isOpen]);
  return () => (wasClosed.current ? void navigate(-1) : change({ [name]: '' }, { replace: true }));
}
