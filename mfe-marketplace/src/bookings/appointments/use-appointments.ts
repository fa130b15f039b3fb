import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { useDebouncedValue } from '@plaza/ui';
import { addDays, startOfDay } from '@plaza/ui/time';
import { useDeferredValue, useMemo, useState } from 'react';
import { useMarketplaceBookingsBetweenQuery } from '../api/bookings-api';
import { skeletonDelayMs } from '../skeleton-delay';

/** The longest booking: one that starts earlier cannot reach into the interval. */
const maxBookingMs = 24 * 3_600_000;

export interface Appointments {
  /**
   * Sorted by start. Undefined while loading, except that the previous days' bookings remain for a moment
   * (`skeletonDelayMs`).
   */
  readonly bookings: readonly Booking[] | undefined;
  /** The first day of these bookings. */
  readonly firstDay: string;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly fetchedAt: number | undefined;
  readonly onRetry: () => void;
}

/** The bookings that overlap some days in a time zone, without cancelled ones, which occupy no time. */
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
  // Deferred, so that rendering new bookings and removing the previous ones does not block input.
  const shown = useDeferredValue(lingering ?? current);
  return { ...shown, error, isFetching, fetchedAt: fulfilledTimeStamp, onRetry: refetch };
}
