import type { Log } from '@plaza/service-kit/logging/log';
import type { OutboxRelay } from '@plaza/service-kit/outbox/relay';
import { runPeriodically } from '@plaza/service-kit/run-periodically';
import { applyChangedBusinesses } from '../../contractors/apply-business';
import type { UserDirectory } from '../../users/user-directory';
import { writeChange } from '../changes/write-booking';
import { BookingModel } from '../records/booking.model';
import { updateStats } from './contractor-stats';

const batchSize = 100;
/** Stats that have been outdated for this long were left behind by a process that died. */
const outdatedMs = 10_000;
const reason = 'Nobody confirmed this booking in time.';

/** Cancels pending requests that have expired, each once even if several instances run. @returns how many */
export async function cancelExpiredRequests(now = new Date()): Promise<number> {
  const expired = await BookingModel.find({ status: 'pending', expiresAt: { $lte: now } })
    .limit(batchSize)
    .lean();
  let cancelled = 0;
  for (const booking of expired) {
    const cancellation = { reason, at: now, by: null };
    const set = { status: 'cancelled', cancellation, expiresAt: null } as const;
    if (await writeChange(booking, { set, change: 'expired', detail: reason, by: null })) cancelled += 1;
  }
  return cancelled;
}

async function updateMissedStats(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - outdatedMs);
  const left = await BookingModel.distinct('uncounted', { uncounted: { $exists: true }, updatedAt: { $lt: before } });
  for (const contractorId of left.slice(0, batchSize)) await updateStats(contractorId);
}

interface Dependencies {
  readonly relay: OutboxRelay;
  readonly users: UserDirectory;
  readonly log: Log;
}

/**
 * Cancels expired requests at an interval, and updates outdated stats, and businesses that were changed.
 * @returns a function that stops it
 */
export function startExpiryJob(everyMs: number, { relay, users, log }: Dependencies): () => Promise<void> {
  return runPeriodically(
    everyMs,
    async () => {
      if ((await cancelExpiredRequests()) > 0) void relay.flush();
      await updateMissedStats();
      await applyChangedBusinesses(users, log);
    },
    (error) => log.warn({ err: error }, 'the expiry job of the bookings failed; trying again'),
  );
}
