import { useChangeSearch, useLocation, useNavigate, useSearchChoice } from '@plaza/web-kit/router';
import { useCallback, useEffect, useRef } from 'react';

export const views = ['list', 'agenda', 'week', 'dispatch'] as const;
export type View = (typeof views)[number];

/** The value of `?hire=` if no contractor is chosen. */
const anyContractor = 'anybody';

/** The open view, booking and form of the tab, stored in the URL so that links and the Back button work. */
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
  // A stable function: each booking of a list receives it, and the URL changes with each key typed in a search.
  const openBooking = useCallback((booking: string) => latestChange.current({ booking }), []);
  const hireParameter = params.get('hire') || undefined;
  const closeBooking = useCloseParameter('booking', bookingId !== undefined);
  const closeRequest = useCloseParameter('hire', hireParameter !== undefined);
  return {
    view,
    bookingId,
    /** The contractor's id of an open request form; empty if the user still has to choose one. */
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
 * Closes what the search parameter `name` opened: by going back, so that the next Back leads to the page before it;
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
