import type { BookingStatus } from '@plaza/contracts/marketplace/bookings';
import type { Log } from '@plaza/service-kit/logging/log';
import { Decimal } from 'decimal.js';
import { type ContractorStats, storeStats } from '../../contractors/records/contractor-profiles';
import { database } from '../../database';
import { BookingModel, type BookingRecord, bookingsCollection, withContractor } from '../records/booking.model';

const batchSize = 500;
/** How many marks one count clears; the expiry job counts again for those left. */
const maxMarked = 4 * batchSize;

/** Without the model's timestamps, because clearing a mark is no change of a booking. */
const stored = database.collection<BookingRecord>(bookingsCollection);

/** Counts a contractor's bookings and reviews and stores the result; of concurrent counts the latest one is stored. */
export async function updateStats(contractorId: string): Promise<void> {
  let marked: readonly Marked[] = [];
  const count = async () => {
    // Read first, so that a booking that changes during the count has another version, and remains marked.
    marked = await findMarked(contractorId);
    return countStats(contractorId);
  };
  if (await storeStats(contractorId, count)) await clearMarks(contractorId, marked);
}

async function countStats(contractorId: string): Promise<ContractorStats> {
  const count = (status: BookingStatus, conditions: object = {}) =>
    BookingModel.countDocuments({ contractorId, status, ...conditions });
  const [confirmed, running, completedJobs, reviews] = await Promise.all([
    count('confirmed', withContractor),
    count('in-progress', withContractor),
    count('completed'),
    reviewStats(contractorId),
  ]);
  return { totalJobs: confirmed + running + completedJobs, completedJobs, ...reviews };
}

/** A booking whose latest change the contractor's stats do not include yet. */
type Marked = Pick<BookingRecord, '_id' | 'contractorId' | 'version'>;

const findMarked = (contractorId: string): Promise<Marked[]> =>
  BookingModel.find({ uncounted: contractorId }, { contractorId: 1, version: 1 }).limit(maxMarked).lean();

/**
 * In batches: a deleted user may have had thousands of open bookings with one contractor. A marked booking may belong
 * to another contractor by now; each write names the one that it belongs to, its shard key.
 */
async function clearMarks(counted: string, marked: readonly Marked[]): Promise<void> {
  const others = { $setDifference: ['$uncounted', [counted]] };
  const update = [{ $set: { uncounted: { $cond: [{ $eq: [others, []] }, '$$REMOVE', others] } } }];
  for (let index = 0; index < marked.length; index += batchSize) {
    const batch = marked.slice(index, index + batchSize);
    await stored.bulkWrite(
      batch.map((booking) => ({ updateOne: { filter: { ...booking, uncounted: counted }, update } })),
      { ordered: false },
    );
  }
}

/** Updates the stats that a change affects. A failure does not fail the change: the expiry job updates them later. */
export async function updateStatsOfAll(contractorIds: readonly string[], log: Log): Promise<void> {
  for (const id of new Set(contractorIds)) {
    await updateStats(id).catch((error) =>
      log.warn({ err: error, contractorId: id }, 'the statistics of a contractor could not be updated; trying again'),
    );
  }
}

/** The mean rating with two decimals, '0.00' without reviews. */
async function reviewStats(contractorId: string) {
  const [sums] = await BookingModel.aggregate<{ sum: number; reviewCount: number }>([
    { $match: { contractorId, review: { $type: 'object' }, 'review.rating': { $gte: 1 } } },
    { $group: { _id: null, sum: { $sum: '$review.rating' }, reviewCount: { $sum: 1 } } },
  ]);
  if (!sums) return { rating: '0.00', reviewCount: 0 };
  const rating = new Decimal(sums.sum).div(sums.reviewCount).toFixed(2, Decimal.ROUND_HALF_UP);
  return { rating, reviewCount: sums.reviewCount };
}
