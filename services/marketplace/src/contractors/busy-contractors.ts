import { BookingModel, occupyingStatuses, withContractor } from '../bookings/records/booking.model';

/** The maximum duration of a booking. */
const maxBookingMs = 24 * 3_600_000;

/** Matches bookings that occupy their contractor's time between two instants. */
export function occupyingConditions(from: Date, until: Date) {
  return {
    ...withContractor,
    status: { $in: occupyingStatuses },
    // The other conditions imply the lower bound, which limits the index scan.
    startsAt: { $gt: new Date(from.getTime() - maxBookingMs), $lt: until },
    endsAt: { $gt: from },
  };
}

/** The contractors who have a booking at an instant; `among` restricts the result to some contractors. */
export async function findBusyContractors(at: Date, among?: readonly string[]): Promise<ReadonlySet<string>> {
  const justAfter = new Date(at.getTime() + 1);
  const filter = among === undefined ? {} : { contractorId: { $in: among } };
  return new Set(await BookingModel.distinct('contractorId', { ...filter, ...occupyingConditions(at, justAfter) }));
}
