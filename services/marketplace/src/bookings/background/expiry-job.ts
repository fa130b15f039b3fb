import type { Log } from '@plaza/service-kit/log';
import type { OutboxRelay } from '@plaza/service-kit/outbox/relay';
import { writeChange } from '../changes/write-booking';
import { BookingModel } from '../records/booking.model';
import { updateStats } from './contractor-stats';

const atOnce = 100;
/** A change that was not counted for so long was left behind by a process that died. */
const uncountedMs = 10_000;
const reason = 'Nobody confirmed this request in time.';

/** Ends requests whose time is over; each is ended once, however many instances look. @returns how many */
export async function cancelExpiredRequests(now = new Date()): Promise<number> {
  const expired = await BookingModel.find({ status: 'pending', expiresAt: { $lte: now } })
    .limit(atOnce)
    .lean();
  let ended = 0;
  for (const booking of expired) {
    const cancellation = { reason, at: now, by: null };
    const set = { status: 'cancelled', cancellation, expiresAt: null } as const;
    if (await writeChange(booking, { set, what: 'expired', detail: reason, by: null })) ended += 1;
  }
  return ended;
}

async function updateMissedStats(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - uncountedMs);
  const left = await BookingModel.distinct('uncounted', { uncounted: { $exists: true }, updatedAt: { $lt: before } });
  for (const contractorId of left.slice(0, atOnce)) await updateStats(contractorId);
}

/** Looks again and again for what time does to bookings. @returns how to stop */
export function startExpiryJob(everyMs: number, relay: OutboxRelay, log: Log): () => Promise<void> {
  let round: Promise<void> | undefined;
  async function look() {
    try {
      if ((await cancelExpiredRequests()) > 0) void relay.flush();
      await updateMissedStats();
    } catch (error) {
      log.warn({ err: error }, 'requests could not be looked at for their time; trying again');
    }
  }
  const timer = setInterval(() => {
    round ??= look().finally(() => {
      round = undefined;
    });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
