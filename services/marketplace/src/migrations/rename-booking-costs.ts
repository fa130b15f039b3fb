import { BookingModel, bookingsCollection } from '../bookings/records/booking.model';
import { database } from '../database';

/** How many bookings one command reads or writes, because each command is subject to the time limit of queries. */
const batchSize = 2000;

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
  for (let ids = await idsAfter(''); ids.length > 0; ids = await idsAfter(ids.at(-1) ?? '')) {
    await stored.updateMany({ _id: { $in: ids }, ...hasEarlierName }, rename);
  }
}

/** In the order of the `_id` index, because there is no index on the earlier names. */
async function idsAfter(last: string): Promise<string[]> {
  const page = await BookingModel.find({ _id: { $gt: last } }, { _id: 1 })
    .sort({ _id: 1 })
    .limit(batchSize)
    .lean();
  return page.map(({ _id }) => _id);
}
