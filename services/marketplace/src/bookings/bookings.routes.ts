import type { Caller } from '@plaza/contracts/identity/session';
import { bookingCalls } from '@plaza/contracts/marketplace/bookings';
import { idempotencyKeyOf } from '@plaza/service-kit/idempotency';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import { recordActivity } from '../contractors/records/contractor-profiles';
import type { MarketplaceDependencies } from '../dependencies';
import { updateStatsOfAll } from './background/contractor-stats';
import { assignBooking } from './changes/assign-booking';
import { changeStatus } from './changes/change-status';
import { requestBooking } from './changes/request-booking';
import { requireBooking } from './changes/write-booking';
import { countBookings, listBookings } from './list-bookings';
import { type BookingRecord, bookingsCollection } from './records/booking.model';
import { toBooking, toBookingWithTimeline } from './to-booking';

export function bookingRoutes(dependencies: MarketplaceDependencies): Routes {
  const { trust, relay, log } = dependencies;
  async function afterChange(caller: Caller, booking: BookingRecord): Promise<void> {
    void relay.flush(bookingsCollection);
    await updateStatsOfAll(booking.uncounted ?? [], log);
    if (caller.id === booking.contractorId) await recordActivity(caller.id);
  }
  return createRoutes(trust)
    .on(bookingCalls.bookings, ({ caller, query }) => listBookings(caller, query))
    .on(bookingCalls.bookingCounts, ({ caller, query }) => countBookings(caller, query.search))
    .on(bookingCalls.booking, async ({ caller, params }) => {
      const { booking } = await requireBooking(params.id, caller);
      return toBookingWithTimeline(booking, caller);
    })
    .on(bookingCalls.addBooking, async ({ caller, body, ctx }) => {
      const booking = await requestBooking(caller.id, body, idempotencyKeyOf(ctx), dependencies);
      void relay.flush(bookingsCollection);
      return toBooking(booking, caller);
    })
    .on(bookingCalls.changeStatus, async (received) => {
      const { caller, params, body } = received;
      const booking = await changeStatus(params.id, received, body, dependencies);
      await afterChange(caller, booking);
      return toBooking(booking, caller);
    })
    .on(bookingCalls.assignBooking, async (received) => {
      const { caller, params, body } = received;
      const booking = await assignBooking(params.id, received, body, dependencies);
      await afterChange(caller, booking);
      return toBooking(booking, caller);
    });
}
