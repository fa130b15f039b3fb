import { bookingCalls } from '@plaza/contracts/marketplace/bookings';
import { idempotencyHeader } from '@plaza/contracts/marketplace/choices';
import type { Caller } from '@plaza/contracts/session';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import { touch } from '../contractors/profiles';
import type { MarketplaceParts } from '../parts';
import { assignBooking } from './assign-booking';
import type { BookingRecord } from './booking.model';
import { toBooking, toBookingWithTimeline } from './booking-view';
import { changeStatus } from './change-status';
import { countBookings, listBookings } from './list-bookings';
import { countChange } from './recount';
import { requestBooking } from './request-booking';
import { demandBooking } from './write-booking';

export function bookingRoutes(parts: MarketplaceParts): Routes {
  const { trust, relay, log } = parts;
  async function told(caller: Caller, booking: BookingRecord): Promise<void> {
    void relay.flush();
    await countChange(booking.uncounted ?? [], log);
    if (caller.id === booking.contractorId) await touch(caller.id);
  }
  return createRoutes(trust)
    .on(bookingCalls.bookings, ({ caller, query }) => listBookings(caller, query))
    .on(bookingCalls.bookingCounts, ({ caller, query }) => countBookings(caller, query.search))
    .on(bookingCalls.booking, async ({ caller, params }) => {
      const { booking } = await demandBooking(params.id, caller);
      return toBookingWithTimeline(booking, caller);
    })
    .on(bookingCalls.addBooking, async ({ caller, body, ctx }) => {
      const booking = await requestBooking(caller.id, body, ctx.get(idempotencyHeader) || undefined, parts);
      void relay.flush();
      return toBooking(booking, caller);
    })
    .on(bookingCalls.changeStatus, async ({ caller, params, body }) => {
      const booking = await changeStatus(params.id, caller, body, parts);
      await told(caller, booking);
      return toBooking(booking, caller);
    })
    .on(bookingCalls.assignBooking, async ({ caller, params, body }) => {
      const booking = await assignBooking(params.id, caller, body, parts);
      await told(caller, booking);
      return toBooking(booking, caller);
    });
}
