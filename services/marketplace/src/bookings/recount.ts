import type { BookingStatus } from '@plaza/contracts/marketplace/bookings';
import { Decimal } from 'decimal.js';
import { setCounts } from '../contractors/profiles';
import { Bookings } from './booking.model';

/** Brings a contractor's jobs and rating up to their bookings and reviews; the latest look wins. */
export async function recount(contractorId: string): Promise<void> {
  const asOf = new Date();
  const count = (status: BookingStatus) => Bookings.countDocuments({ contractorId, status });
  const [confirmed, running, completedJobs, reviews] = await Promise.all([
    count('confirmed'),
    count('in-progress'),
    count('completed'),
    ratingsOf(contractorId),
  ]);
  const totalJobs = confirmed + running + completedJobs;
  await setCounts(contractorId, { totalJobs, completedJobs, ...reviews }, asOf);
  await Bookings.updateMany(
    { contractorId, uncounted: true, updatedAt: { $lt: asOf } },
    { $unset: { uncounted: '' } },
    { timestamps: false },
  );
}

/** The mean of the reviews with two decimals, '0.00' without any. */
async function ratingsOf(contractorId: string) {
  const [sums] = await Bookings.aggregate<{ sum: number; reviewCount: number }>([
    { $match: { contractorId, review: { $type: 'object' }, 'review.rating': { $gte: 1 } } },
    { $group: { _id: null, sum: { $sum: '$review.rating' }, reviewCount: { $sum: 1 } } },
  ]);
  if (!sums) return { rating: '0.00', reviewCount: 0 };
  const rating = new Decimal(sums.sum).div(sums.reviewCount).toFixed(2, Decimal.ROUND_HALF_UP);
  return { rating, reviewCount: sums.reviewCount };
}
