import type { Booking, BookingPage } from '@plaza/contracts/marketplace/bookings';
import { type AppThunk, applyAnswer, type OngoingWrite } from '@plaza/web-kit';
import { type BookingFilter, bookingsApi, listTag } from './bookings-api';

/** Puts a booking as a write has left it into every cached list that holds it; a list that it leaves loses it. */
function updateCachedLists(booking: Booking): AppThunk {
  return (dispatch, getState) => {
    for (const { endpointName, originalArgs } of bookingsApi.util.selectInvalidatedBy(getState(), [listTag])) {
      if (endpointName === 'marketplaceBookings') {
        const update = bookingsApi.util.updateQueryData(endpointName, originalArgs, ({ pages }) => {
          for (const page of pages) replaceIn(page, booking, originalArgs);
        });
        dispatch(update);
      } else if (endpointName === 'marketplaceBookingsBetween') {
        const update = bookingsApi.util.updateQueryData(endpointName, originalArgs, (bookings) =>
          bookings.map((other) => (other.id === booking.id ? booking : other)),
        );
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

/** The versions that the answers to this window's own writes had, by booking. */
const writtenVersions = new Map<string, number>();
/** How many writes of this window to a booking are on their way. */
const ongoingWrites = new Map<string, number>();

const bookingLists = { endpointNames: ['marketplaceBookings', 'marketplaceBookingsBetween'], tag: listTag } as const;

/** Puts the answer of a write into the cached lists when it comes. */
export async function followWrite(id: string, write: OngoingWrite<Booking>): Promise<void> {
  ongoingWrites.set(id, (ongoingWrites.get(id) ?? 0) + 1);
  await applyAnswer(write, bookingLists, (booking) => {
    writtenVersions.set(booking.id, booking.version);
    write.dispatch(updateCachedLists(booking));
  });
  ongoingWrites.set(id, (ongoingWrites.get(id) ?? 1) - 1);
}

/** Whether a write of this window to the booking is on its way: its answer will say what an event does. */
export const isBeingWritten = (id: string): boolean => (ongoingWrites.get(id) ?? 0) > 0;

/** Whether this window has written that version of a booking, or a later one: its event says nothing new. */
export const isOwnVersion = (id: string, version: number | undefined): boolean =>
  version !== undefined && version <= (writtenVersions.get(id) ?? Number.NEGATIVE_INFINITY);
