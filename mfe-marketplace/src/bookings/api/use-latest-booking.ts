import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { useLiveEvent, useMissedEvents } from '@plaza/web-kit';
import { useState } from 'react';
import { isBeingWritten, isOwnVersion } from './booking-cache';
import { useMarketplaceBookingQuery } from './bookings-api';

interface Latest {
  readonly booking: Booking;
  /** Why the latest version could not be fetched, such as a 404 if the user may no longer see the booking. */
  readonly error: unknown;
}

/** The latest version of a booking, also once its list no longer contains it: fetched when an event says it changed. */
export function useLatestBooking(known: Booking): Latest {
  const { id } = known;
  const [mayBeOutdated, setOutdated] = useState(false);
  useLiveEvent('booking.changed', ({ bookingId, version }) => {
    if (bookingId === id && !isBeingWritten(id) && !isOwnVersion(id, version)) setOutdated(true);
  });
  useMissedEvents(() => setOutdated(true));
  const { currentData, error } = useMarketplaceBookingQuery({ id }, { skip: !mayBeOutdated });
  return { booking: currentData && currentData.version > known.version ? currentData : known, error };
}
