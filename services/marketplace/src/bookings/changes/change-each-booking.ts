import { database } from '../../database';
import { BookingModel, type BookingRecord, bookingsCollection } from '../records/booking.model';
import { type Change, toUpdate } from './write-booking';

/** So many bookings are read and written at once: more hold up the process, fewer the deletion. */
const atOnce = 200;
/** While one batch is written the next one is read; the database has time for others all the same. */
const besideEachOther = 2;
/** How often a batch is tried again that others write to at the same time. */
const tries = 20;

/** Not cast: what is written was read as it is. */
const stored = database.collection<BookingRecord>(bookingsCollection);

/** How a long change of many bookings is followed, and stopped. */
export interface BatchOptions {
  /** Stops it between two batches; what was written stays. */
  readonly signal?: AbortSignal;
  /** Told after each batch how many are behind it, and of how many. */
  readonly onBatch?: (done: number, all: number) => Promise<void> | void;
}

/**
 * Writes the change of each booking that matches, over the booking as it is at that moment; null changes nothing. A run
 * that was cut short is made good by another one.
 * @throws what the signal was aborted with
 */
export async function changeEachBooking(
  which: object,
  changeOf: (booking: BookingRecord) => Change | null,
  { signal, onBatch }: BatchOptions = {},
): Promise<void> {
  const ids = (await BookingModel.find(which, { _id: 1 }).lean()).map(({ _id }) => _id);
  let next = 0;
  let done = 0;
  const work = async () => {
    while (next < ids.length) {
      signal?.throwIfAborted();
      const batch = ids.slice(next, next + atOnce);
      next += batch.length;
      await changeBatch({ $and: [{ _id: { $in: batch } }, which] }, changeOf);
      done += batch.length;
      await onBatch?.(done, ids.length);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: besideEachOther }, work));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Who was written to meanwhile is looked at anew, with those that the change leaves as they are. */
async function changeBatch(which: object, changeOf: (booking: BookingRecord) => Change | null): Promise<void> {
  for (let left = tries; left > 0; left--) {
    // By their ids: of its own accord the database may go through all that match for each batch.
    const batch = await BookingModel.find(which).hint({ _id: 1 }).lean();
    const writes = batch.flatMap((booking) => {
      const change = changeOf(booking);
      return change ? [{ updateOne: writeOf(booking, change) }] : [];
    });
    if (writes.length === 0) return;
    const { matchedCount } = await stored.bulkWrite(writes, { ordered: false });
    if (matchedCount === writes.length) return;
  }
  throw new Error('bookings are written to by others all the time');
}

function writeOf(booking: BookingRecord, change: Change) {
  const { $set, ...rest } = toUpdate(booking, change);
  const filter = { _id: booking._id, version: booking.version };
  return { filter, update: { ...rest, $set: { ...$set, updatedAt: new Date() } } };
}
