import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import { database } from '../../database';
import { BookingModel, type BookingRecord, bookingsCollection } from '../records/booking.model';
import { type BookingWrite, toUpdate } from './write-booking';

/** A larger batch blocks the process, a smaller one slows the deletion of a user. */
const batchSize = 200;
/** One batch is written while the next one is read; more would delay other requests' database commands. */
const concurrentBatches = 2;

/** Without the model's casts, because the written values were read from the same collection. */
const stored = database.collection<BookingRecord>(bookingsCollection);

export interface BatchOptions {
  /** Stops between two batches; changes written so far remain. */
  readonly signal?: AbortSignal;
  /** Called after each batch with the number of bookings done and the total. */
  readonly onBatch?: (done: number, all: number) => Promise<void> | void;
}

/**
 * Writes a change to each matching booking, if it still has the version that was read; null changes nothing. An
 * interrupted run is completed by running it again.
 * @throws the reason of the signal
 */
export async function changeEachBooking(
  filter: object,
  toChange: (booking: BookingRecord) => BookingWrite | null,
  { signal, onBatch }: BatchOptions = {},
): Promise<void> {
  const ids = (await BookingModel.find(filter, { _id: 1 }).lean()).map(({ _id }) => _id);
  let next = 0;
  let done = 0;
  const work = async () => {
    while (next < ids.length) {
      signal?.throwIfAborted();
      const batch = ids.slice(next, next + batchSize);
      next += batch.length;
      await changeBatch({ $and: [{ _id: { $in: batch } }, filter] }, toChange);
      done += batch.length;
      await onBatch?.(done, ids.length);
    }
  };
  const results = await Promise.allSettled(Array.from({ length: concurrentBatches }, work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Reads the whole batch again if one of its bookings was written in between. */
function changeBatch(filter: object, toChange: (booking: BookingRecord) => BookingWrite | null): Promise<true> {
  const attempt = async () => {
    // Without the hint the query planner may read every match of the filter for each batch.
    const batch = await BookingModel.find(filter).hint({ _id: 1 }).lean();
    const writes = batch.flatMap((booking) => {
      const change = toChange(booking);
      return change ? [{ updateOne: toWrite(booking, change) }] : [];
    });
    if (writes.length === 0) return true;
    const { matchedCount } = await stored.bulkWrite(writes, { ordered: false });
    return matchedCount === writes.length || undefined;
  };
  return retryOnConflict(attempt, {
    exhausted: () => new Error('the bookings of a batch were changed by others at each attempt'),
  });
}

function toWrite(booking: BookingRecord, change: BookingWrite) {
  const { $set, ...rest } = toUpdate(booking, change);
  const { _id, contractorId, version } = booking;
  return { filter: { _id, contractorId, version }, update: { ...rest, $set: { ...$set, updatedAt: new Date() } } };
}
