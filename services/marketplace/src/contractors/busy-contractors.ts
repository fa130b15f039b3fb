import { BookingModel } from '../bookings/records/booking.model';

/** No booking is longer. */
const maxBookingMs = 24 * 3_600_000;
/** The statuses in which a booking occupies the contractor's time. */
export const occupyingStatuses = ['confirmed', 'in-progress'] as const;

/** Matches bookings that occupy their contractor at some time between two instants. */
export function occupyingConditions(from: Date, until: Date) {
  return {
    status: { $in: occupyingStatuses },
    // The lower bound follows from the others, but bounds the index scan.
    startsAt: { $gt: new Date(from.getTime() - maxBookingMs), $lt: until },
    endsAt: { $gt: from },
  };
}

/** The contractors who have a booking at an instant; with `among` only those of them. */
export async function findBusyContractors(at: Date, among?: readonly string[]): Promise<ReadonlySet<string>> {
  const justAfter = new Date(at.getTime() + 1);
  const filter = among === undefined ? {} : { contractorId: { $in: among } };
  return new Set(await BookingModel.distinct('contractorId', { ...filter, ...occupyingConditions(at, justAfter) }));
}
