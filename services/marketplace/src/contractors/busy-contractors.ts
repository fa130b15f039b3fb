import { BookingModel } from '../bookings/records/booking.model';

/** No job is longer. */
const longestJobMs = 24 * 3_600_000;
/** The states in which a job holds the contractor's time. */
export const occupyingStatuses = ['confirmed', 'in-progress'] as const;

/** What bookings match that take a contractor's time somewhere between two instants. */
export function occupyingConditions(from: Date, until: Date) {
  return {
    status: { $in: occupyingStatuses },
    // The lower bound says nothing new, but lets the index leave the past alone.
    startsAt: { $gt: new Date(from.getTime() - longestJobMs), $lt: until },
    endsAt: { $gt: from },
  };
}

/** The contractors, or those of them who are asked for, who have a job at an instant. */
export async function findBusyContractors(at: Date, contractorId?: string): Promise<ReadonlySet<string>> {
  const justAfter = new Date(at.getTime() + 1);
  const whose = contractorId === undefined ? {} : { contractorId };
  return new Set(await BookingModel.distinct('contractorId', { ...whose, ...occupyingConditions(at, justAfter) }));
}
