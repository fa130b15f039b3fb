import { useChangeSearch, useLocation, useNavigate, useSearchChoice } from '@plaza/web-kit/router';
import { useEffect, useRef } from 'react';

export const views = ['list', 'agenda', 'week', 'dispatch'] as const;
export type View = (typeof views)[number];

/** Stands for a contractor who is still to be chosen. */
const anyContractor = 'anybody';

/** What of the tab is open, as the address says, so that a link and the Back button know it. */
export function useBookingsAddress() {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const change = useChangeSearch();
  const [view] = useSearchChoice('view', views);
  const bookingId = params.get('booking') || undefined;
  const hired = params.get('hire') || undefined;
  const closeBooking = useClosing('booking', bookingId !== undefined);
  const closeRequest = useClosing('hire', hired !== undefined);
  return {
    view,
    bookingId,
    /** Whom to book: a contractor's id, or empty where that is still to be chosen. */
    hire: hired === anyContractor ? '' : hired,
    /** Each view begins with the days of now. */
    showView: (next: View) => change({ view: next === 'list' ? '' : next, day: '' }),
    openBooking: (booking: string) => change({ booking }),
    hireAnybody: () => change({ hire: anyContractor }),
    closeBooking,
    closeRequest,
  };
}

/**
 * Closes what `name` opened: by going back to where it was opened, so that the next Back leads before that; or, where
 * one came right into it, in its place.
 */
function useClosing(name: string, isOpen: boolean): () => void {
  const change = useChangeSearch();
  const navigate = useNavigate();
  const wasClosed = useRef(!isOpen);
  useEffect(() => {
    if (!isOpen) wasClosed.current = true;
  }, [isOpen]);
  return () => (wasClosed.current ? void navigate(-1) : change({ [name]: '' }, { replace: true }));
}
