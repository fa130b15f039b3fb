import type { Booking, BookingPage } from '@plaza/contracts/marketplace/bookings';
import { type AppThunk, applyAnswer, type OngoingWrite } from '@plaza/web-kit';
import { type BookingFilter, bookingsApi, listTag } from './bookings-api';

/**
 * Updates a booking in every cached list that contains it, after a write; removes it from lists whose filter it no
 * longer matches.
 */
function updateCachedLists(booking: Booking): AppThunk {
  return (dispatch, getState) => {
    for (const { endpointName, originalArgs } of bookingsApi.util.selectInvalidatedBy(getState(), [listTag])) {
      if (endpointName === 'marketplaceBookings') {
        const update = bookingsApi.util.updateQueryData(endpointName, originalArgs, ({ pages }) => {
          for (const page of pages) replaceIn(page, booking, originalArgs);
        });
        dispatch(update);
      } else if (endpointName === 'marketplaceBookingsOfDays') {
        const update = bookingsApi.util.updateQueryData(endpointName, originalArgs, ({ bookings, isCut }) => ({
          bookings: bookings.map((other) => (other.id === booking.id ? booking : other)),
          isCut,
        }));
        dispatch(update);
      }
    }
  };
}

function replaceIn(page: BookingPage, booking: Booking, { status }: BookingFilter): void {
  const index = page.bookings.findIndex(({ id }) => id === booking.id);
  if (index === -1) return;
  const fits = status === '' || status === booking.status;
  page.bookings.splice(index, 1, ...(fits ? [booking] : []));
}

/** The version in the response to this window's own last write, by booking id. */
const writtenVersions = new Map<string, number>();
/** The number of this window's pending writes, by booking id. */
const ongoingWrites = new Map<string, number>();
const listeners = new Set<(booking: Booking) => void>();

const bookingLists = { endpointNames: ['marketplaceBookings', 'marketplaceBookingsOfDays'], tag: listTag } as const;

/** Updates the cached details of a booking after a write; its timeline is fetched again. */
const updateCachedDetails = (booking: Booking) =>
  bookingsApi.util.updateQueryData('marketplaceBooking', { id: booking.id }, (before) =>
    booking.version > before.version ? { ...before, ...booking } : before,
  );

/** Puts the response of a write into the cached lists and details when it arrives. */
export async function followWrite(id: string, write: OngoingWrite<Booking>): Promise<void> {
  ongoingWrites.set(id, (ongoingWrites.get(id) ?? 0) + 1);
  await applyAnswer(write, bookingLists, (booking) => {
    writtenVersions.set(booking.id, booking.version);
    write.dispatch(updateCachedLists(booking));
    write.dispatch(updateCachedDetails(booking));
    for (const listener of listeners) listener(booking);
  });
  ongoingWrites.set(id, (ongoingWrites.get(id) ?? 1) - 1);
}

/** Passes the responses to this window's own writes to a listener. @returns a function that ends this */
export function onWritten(listener: (booking: Booking) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a write of this window to the booking is pending: its response will contain what an event announces. */
export const isBeingWritten = (id: string): boolean => (ongoingWrites.get(id) ?? 0) > 0;

/** Whether this window has written this version of a booking, or a later one; the event can then be ignored. */
export const isOwnVersion = (id: string, version: number | undefined): boolean =>
  version !== undefined && version <= (writtenVersions.get(id) ?? Number.NEGATIVE_INFINITY);
