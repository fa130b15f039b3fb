import type { BookingStatus } from '@plaza/contracts/marketplace/bookings';
import type { Log } from '@plaza/service-kit/log';
import { Decimal } from 'decimal.js';
import { storeStats } from '../../contractor-profiles/contractor-profiles';
import { BookingModel } from '../records/booking.model';

const notedAtOnce = 500;

/** Brings a contractor's jobs and rating up to their bookings and reviews; the latest look wins. */
export async function updateStats(contractorId: string): Promise<void> {
  const asOf = new Date();
  const count = (status: BookingStatus) => BookingModel.countDocuments({ contractorId, status });
  const [confirmed, running, completedJobs, reviews] = await Promise.all([
    count('confirmed'),
    count('in-progress'),
    count('completed'),
    ratingsOf(contractorId),
  ]);
  const totalJobs = confirmed + running + completedJobs;
  if (await storeStats(contractorId, { totalJobs, completedJobs, ...reviews }, asOf))
    await clearUncounted(contractorId, asOf);
}

/** Some at a time: whoever leaves may have had thousands of open jobs with one contractor. */
async function clearUncounted(contractorId: string, asOf: Date): Promise<void> {
  const others = { $setDifference: ['$uncounted', [contractorId]] };
  const without = [{ $set: { uncounted: { $cond: [{ $eq: [others, []] }, '$$REMOVE', others] } } }];
  const before = { uncounted: contractorId, updatedAt: { $lt: asOf } };
  for (let some = await idsOf(before); some.length > 0; some = await idsOf(before)) {
    await BookingModel.updateMany({ _id: { $in: some }, ...before }, without, {
      timestamps: false,
      updatePipeline: true,
    });
  }
}

const idsOf = async (which: object): Promise<string[]> =>
  (await BookingModel.find(which, { _id: 1 }).limit(notedAtOnce).lean()).map(({ _id }) => _id);

/** Counts what a change touched; one that fails is left to the sweep, as the change itself was made. */
export async function updateStatsOfAll(contractorIds: readonly string[], log: Log): Promise<void> {
  for (const id of new Set(contractorIds)) {
    await updateStats(id).catch((error) => log.warn({ err: error, contractorId: id }, 'jobs are counted later'));
  }
}

/** The mean of the reviews with two decimals, '0.00' without any. */
async function ratingsOf(contractorId: string) {
  const [sums] = await BookingModel.aggregate<{ sum: number; reviewCount: number }>([
    { $match: { contractorId, review: { $type: 'object' }, 'review.rating': { $gte: 1 } } },
    { $group: { _id: null, sum: { $sum: '$review.rating' }, reviewCount: { $sum: 1 } } },
  ]);
  if (!sums) return { rating: '0.00', reviewCount: 0 };
  const rating = new Decimal(sums.sum).div(sums.reviewCount).toFixed(2, Decimal.ROUND_HALF_UP);
  return { rating, reviewCount: sums.reviewCount };
}
