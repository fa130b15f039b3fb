import { bookingsCollection } from '../bookings/records/booking.model';
import { database } from '../database';
import { pagesOfBookings } from './pages-of-bookings';

/** Without the model, whose schema does not contain the earlier names. */
const stored = database.collection<{ _id: string }>(bookingsCollection);

const hasEarlierName = { $or: [{ estimatedPrice: { $exists: true } }, { finalPrice: { $exists: true } }] };

/**
 * A value under an earlier name takes precedence: only an instance of the earlier release can have written it after the
 * booking was migrated, as this release never writes these names.
 */
const rename = [
  {
    $set: {
      estimatedCost: { $ifNull: ['$estimatedPrice', '$estimatedCost', null] },
      actualCost: { $ifNull: ['$finalPrice', '$actualCost', null] },
    },
  },
  { $unset: ['estimatedPrice', 'finalPrice'] },
];

/**
 * Renames `estimatedPrice` and `finalPrice` of bookings stored by earlier releases to `estimatedCost` and `actualCost`.
 * Each booking is one atomic update that matches only while an earlier name exists, so that several instances can run
 * it at once, and an interrupted run is completed by the next start. `version` and `updatedAt` do not change.
 */
export async function renameBookingCosts(): Promise<void> {
  for await (const ids of pagesOfBookings()) {
    await stored.updateMany({ _id: { $in: ids }, ...hasEarlierName }, rename);
  }
}
