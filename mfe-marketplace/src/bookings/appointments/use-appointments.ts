import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { useMemo } from 'react';
import { addDays, startOfDay } from '../../times/zoned-time';
import { useMarketplaceBookingsBetweenQuery } from '../api/bookings-api';

/** A job is at most this long, so that nothing earlier can reach into a span. */
const longestBookingMs = 24 * 3_600_000;

export interface Appointments {
  /** By when they begin; undefined until they come. */
  readonly bookings: readonly Booking[] | undefined;
  readonly error: unknown;
  readonly fetching: boolean;
  readonly since: number | undefined;
  readonly onRetry: () => void;
}

/** The jobs that touch some days in a zone, but for cancelled ones, which take no time. */
export function useAppointments(firstDay: string, days: number, timeZone: string): Appointments {
  const from = startOfDay(firstDay, timeZone);
  const until = startOfDay(addDays(firstDay, days), timeZone);
  const { currentData, error, isFetching, fulfilledTimeStamp, refetch } = useMarketplaceBookingsBetweenQuery(
    { from: new Date(from - longestBookingMs).toISOString(), until: new Date(until).toISOString() },
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
  return { bookings, error, fetching: isFetching, since: fulfilledTimeStamp, onRetry: refetch };
}
