import type { ReactNode } from 'react';
import { LoadError } from '../../notices/load-error';
import { StaleDataNotice } from '../../notices/stale-data-notice';
import type { Appointments } from './use-appointments';

interface Props {
  readonly answer: Appointments;
  /** Shown while the bookings load. */
  readonly skeleton: ReactNode;
  readonly children: (bookings: NonNullable<Appointments['bookings']>) => ReactNode;
}

/** The bookings of some days, or the error or loading state. */
export function AppointmentsState({ answer, skeleton, children }: Props) {
  const { bookings, error, isFetching, fetchedAt, onRetry } = answer;
  if (error && !bookings) {
    return <LoadError framed title="Failed to load bookings" error={error} loading={isFetching} onRetry={onRetry} />;
  }
  if (!bookings) return skeleton;
  return (
    <>
      {error !== undefined && (
        <StaleDataNotice error={error} since={fetchedAt} loading={isFetching} onRetry={onRetry} />
      )}
      {children(bookings)}
    </>
  );
}
