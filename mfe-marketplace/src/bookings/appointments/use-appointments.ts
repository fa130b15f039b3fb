import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { useDebouncedValue } from '@plaza/ui';
import { addDays, startOfDay } from '@plaza/ui/time';
import { useDeferredValue, useMemo, useState } from 'react';
import { useMarketplaceBookingsBetweenQuery } from '../api/bookings-api';
import { skeletonDelayMs } from '../skeleton-delay';

/** The longest booking: one that starts earlier cannot reach into the interval. */
const maxBookingMs = 24 * 3_600_000;

export interface Appointments {
  /** Sorted by start; undefined while loading, but for the first moments, in which those of the days before stay. */
  readonly bookings: readonly Booking[] | undefined;
  /** The first day of these bookings. */
  readonly firstDay: string;
  readonly error: unknown;
  readonly fetching: boolean;
  readonly since: number | undefined;
  readonly onRetry: () => void;
}

/** The bookings that touch some days in a time zone, except cancelled ones, which take no time. */
export function useAppointments(firstDay: string, days: number, timeZone: string): Appointments {
  const from = startOfDay(firstDay, timeZone);
  const until = startOfDay(addDays(firstDay, days), timeZone);
  const { currentData, error, isFetching, fulfilledTimeStamp, refetch } = useMarketplaceBookingsBetweenQuery(
    { from: new Date(from - maxBookingMs).toISOString(), until: new Date(until).toISOString() },
    { refetchOnMountOrArgChange: true },
  );
  const bookings = useMemo(
    () =>
      currentData
        ?.filter(({ status, startsAt, endsAt }) => {
          const touches = Date.parse(endsAt) > from && Date.parse(startsAt) < until;
          return touches && status !== 'cancelled';
        })
        .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt)),
    [currentData, from, until],
  );
  const [last, setLast] = useState<{ bookings: readonly Booking[]; firstDay: string }>();
  if (bookings && last?.bookings !== bookings) setLast({ bookings, firstDay });
  const debounced = useDebouncedValue(firstDay, skeletonDelayMs);
  const lingering = bookings || error || debounced === firstDay ? undefined : last;
  const current = useMemo(() => ({ bookings, firstDay }), [bookings, firstDay]);
  // What an answer brings is rendered between inputs, and what it replaces is removed then.
  const shown = useDeferredValue(lingering ?? current);
  return { ...shown, error, fetching: isFetching, since: fulfilledTimeStamp, onRetry: refetch };
}
