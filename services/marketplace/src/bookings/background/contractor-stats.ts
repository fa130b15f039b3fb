import type { BookingStatus } from '@plaza/contracts/marketplace/bookings';
import type { Log } from '@plaza/service-kit/logging/log';
import { Decimal } from 'decimal.js';
import { storeStats } from '../../contractor-profiles/contractor-profiles';
import { BookingModel } from '../records/booking.model';

const batchSize = 500;

/** Counts a contractor's bookings and reviews and stores the result; of concurrent counts the latest one is stored. */
export async function updateStats(contractorId: string): Promise<void> {
  const asOf = new Date();
  const count = (status: BookingStatus) => BookingModel.countDocuments({ contractorId, status });
  const [confirmed, running, completedJobs, reviews] = await Promise.all([
    count('confirmed'),
    count('in-progress'),
    count('completed'),
    reviewStats(contractorId),
  ]);
  const totalJobs = confirmed + running + completedJobs;
  if (await storeStats(contractorId, { totalJobs, completedJobs, ...reviews }, asOf))
    await clearUncounted(contractorId, asOf);
}

/** In batches: a deleted user may have had thousands of open bookings with one contractor. */
async function clearUncounted(contractorId: string, asOf: Date): Promise<void> {
  const others = { $setDifference: ['$uncounted', [contractorId]] };
  const without = [{ $set: { uncounted: { $cond: [{ $eq: [others, []] }, '$$REMOVE', others] } } }];
  const before = { uncounted: contractorId, updatedAt: { $lt: asOf } };
  for (let batch = await findIds(before); batch.length > 0; batch = await findIds(before)) {
    await BookingModel.updateMany({ _id: { $in: batch }, ...before }, without, {
      timestamps: false,
      updatePipeline: true,
    });
  }
}

const findIds = async (filter: object): Promise<string[]> =>
  (await BookingModel.find(filter, { _id: 1 }).limit(batchSize).lean()).map(({ _id }) => _id);

/** Updates the stats that a change affects. A failure does not fail the change: the expiry job updates them later. */
export async function updateStatsOfAll(contractorIds: readonly string[], log: Log): Promise<void> {
  for (const id of new Set(contractorIds)) {
    await updateStats(id).catch((error) =>
      log.warn({ err: error, contractorId: id }, 'the stats of a contractor are updated later'),
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
