import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { useLiveEvent, useMissedEvents } from '@plaza/web-kit';
import { useEffect, useState } from 'react';
import { isBeingWritten, isOwnVersion, onWritten } from './booking-cache';
import { useMarketplaceBookingQuery } from './bookings-api';

interface Latest {
  readonly booking: Booking;
  /** Why the latest version could not be fetched, such as a 404 if the user may no longer see the booking. */
  readonly error: unknown;
  /** Fetches the booking, as after a write that was rejected because somebody else had changed it. */
  readonly fetchAnew: () => void;
}

/**
 * The latest version of a booking, also once its list no longer contains it: fetched when an event says it changed, or
 * contained in the response to this window's own write, whose event is ignored.
 */
export function useLatestBooking(known: Booking): Latest {
  const { id } = known;
  const [mayBeStale, setStale] = useState(false);
  const [written, setWritten] = useState(known);
  useEffect(() => onWritten((booking) => booking.id === id && setWritten(booking)), [id]);
  useLiveEvent('booking.changed', ({ bookingId, version }) => {
    if (bookingId === id && !isBeingWritten(id) && !isOwnVersion(id, version)) setStale(true);
  });
  useMissedEvents(() => setStale(true));
  const { currentData, error } = useMarketplaceBookingQuery(
    { id },
    { skip: !mayBeStale, refetchOnMountOrArgChange: true },
  );
  const booking = newest(known, written, currentData ?? known);
  return { booking, error, fetchAnew: () => setStale(true) };
}

const newest = (first: Booking, ...others: Booking[]): Booking =>
  others.reduce((found, one) => (one.version > found.version ? one : found), first);
