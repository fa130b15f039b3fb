import { formatDay } from '@plaza/ui/time';
import type { ReactNode } from 'react';
import { LimitNote } from '../../notices/limit-note';
import { LoadError } from '../../notices/load-error';
import { StaleDataNotice } from '../../notices/stale-data-notice';
import { maxPages, pageLength } from '../api/bookings-api';
import type { Appointments } from './use-appointments';

const most = (maxPages * pageLength).toLocaleString('en-US');

interface Props {
  readonly answer: Appointments;
  /** Shown while the bookings load. */
  readonly skeleton: ReactNode;
  readonly children: (bookings: NonNullable<Appointments['bookings']>) => ReactNode;
}

/** The bookings of some days, or the error or loading state. */
export function AppointmentsState({ answer, skeleton, children }: Props) {
  const { bookings, incompleteFrom, error, isFetching, fetchedAt, onRetry } = answer;
  if (error && !bookings) {
    return <LoadError framed title="Failed to load bookings" error={error} loading={isFetching} onRetry={onRetry} />;
  }
  if (!bookings) return skeleton;
  return (
    <>
      {error !== undefined && (
        <StaleDataNotice error={error} since={fetchedAt} loading={isFetching} onRetry={onRetry} />
      )}
      {incompleteFrom && (
        <LimitNote>
          There is space for the first {most} bookings: from {formatDay(incompleteFrom, 'weekdayLong')} on, some are
          missing. Search for them in the List.
        </LimitNote>
      )}
      {children(bookings)}
    </>
  );
}
