import { changeEachBooking } from '../bookings/changes/change-each-booking';
import { type BookingRecord, bookingsCollection, occupyingStatuses } from '../bookings/records/booking.model';
import { participantIdsOf } from '../bookings/records/participants';
import { ContractorProfileModel } from '../contractors/records/contractor-profile.model';
import { database } from '../database';
import { pagesOfBookings } from './pages-of-bookings';

const batchSize = 500;

/** Without the model's timestamps, because a mark is no change of a booking. */
const stored = database.collection<BookingRecord>(bookingsCollection);

/**
 * Repairs what earlier releases stored when somebody left a booking. Idempotent; several instances can run it at once.
 * @throws the reason of the signal, which stops it between two batches
 */
export async function repairBookings(signal: AbortSignal): Promise<void> {
  await showToCustomers(signal);
  await markTakenAway(signal);
}

/** A customer who was their own booking's employee did not see it any more once they left the contractor. */
async function showToCustomers(signal: AbortSignal): Promise<void> {
  const hidden = { customer: { $ne: null }, $expr: { $not: [{ $in: ['$customerId', '$parties'] }] } };
  for await (const ids of pagesOfBookings()) {
    signal.throwIfAborted();
    const show = (booking: BookingRecord) => ({ set: { parties: participantIdsOf(booking) }, by: null });
    await changeEachBooking({ _id: { $in: ids }, ...hidden }, show, { signal });
  }
}

/**
 * Bookings that were taken away from a contractor remained in their stats. They are marked for the expiry job, unless
 * this release has counted the contractor's bookings before.
 */
async function markTakenAway(signal: AbortSignal): Promise<void> {
  const earlier = await ContractorProfileModel.find({ statsRevision: { $exists: false } }, { userId: 1 }).lean();
  const mark = { uncounted: { $setUnion: [{ $ifNull: ['$uncounted', []] }, ['$contractorId']] } };
  for (let index = 0; index < earlier.length; index += batchSize) {
    signal.throwIfAborted();
    const userIds = earlier.slice(index, index + batchSize).map(({ userId }) => userId);
    const takenAway = { contractorId: { $in: userIds }, contractor: null, status: { $in: [...occupyingStatuses] } };
    await stored.updateMany(takenAway, [{ $set: mark }]);
  }
}
