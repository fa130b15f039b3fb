import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { useDebouncedValue } from '@plaza/ui';
import { addDays, startOfDay, toDay } from '@plaza/ui/time';
import { useDeferredValue, useMemo, useState } from 'react';
import { useMarketplaceBookingsOfDaysQuery } from '../api/bookings-api';
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
  /** The day from which on bookings are missing, as there are too many. */
  readonly incompleteFrom: string | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly fetchedAt: number | undefined;
  readonly onRetry: () => void;
}

/** The bookings that overlap some days in a time zone, without cancelled ones, which occupy no time. */
export function useAppointments(firstDay: string, days: number, timeZone: string): Appointments {
  const from = startOfDay(firstDay, timeZone);
  const until = startOfDay(addDays(firstDay, days), timeZone);
  const { currentData, error, isFetching, fulfilledTimeStamp, refetch } = useMarketplaceBookingsOfDaysQuery(
    { from: new Date(from - maxBookingMs).toISOString(), until: new Date(until).toISOString() },
    { refetchOnMountOrArgChange: true },
  );
  const bookings = useMemo(
    () =>
      currentData?.bookings
        .filter(({ status, startsAt, endsAt }) => {
          const touches = Date.parse(endsAt) > from && Date.parse(startsAt) < until;
          return touches && status !== 'cancelled';
        })
        .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt)),
    [currentData, from, until],
  );
  const lastFetched = currentData?.isCut ? currentData.bookings.at(-1) : undefined;
  const incompleteFrom = lastFetched && toDay(lastFetched.startsAt, timeZone);
  const [last, setLast] = useState<Pick<Appointments, 'bookings' | 'firstDay' | 'incompleteFrom'>>();
  if (bookings && last?.bookings !== bookings) setLast({ bookings, firstDay, incompleteFrom });
  const debounced = useDebouncedValue(firstDay, skeletonDelayMs);
  const lingering = bookings || error || debounced === firstDay ? undefined : last;
  const current = useMemo(() => ({ bookings, firstDay, incompleteFrom }), [bookings, firstDay, incompleteFrom]);
  // Deferred, so that rendering new bookings and removing the previous ones does not block input.
  const shown = useDeferredValue(lingering ?? current);
  return { ...shown, error, isFetching, fetchedAt: fulfilledTimeStamp, onRetry: refetch };
}
