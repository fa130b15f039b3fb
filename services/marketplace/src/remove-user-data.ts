import type { Log } from '@plaza/service-kit/log';
import type { ReportRemaining } from '@plaza/service-kit/outbox/consume';
import { deleteAudited } from './audit';
import { removeUserFromBookings } from './bookings/changes/apply-user-changes';
import type { BatchOptions } from './bookings/changes/change-each-booking';
import { removeServicesOf } from './catalogue/services';
import { ContractorProfileModel } from './contractor-profiles/contractor-profile.model';
import { removeConversationsOf } from './conversations/remove-conversations';
import type { MarketplaceDependencies } from './dependencies';
import { removeLocationsOf } from './locations/locations';
import { removeTicketsOf } from './tickets/remove-tickets';

/** By then every request that was running during the removal, such as a new booking of the user, is over. */
const repeatMs = 30_000;

/**
 * Removes the data of deleted users, with one run per user at a time: the event is delivered again every few seconds
 * until it is confirmed, also after a restart, and a further run goes on with what is left.
 */
export function createUserRemovals({ relay }: Pick<MarketplaceDependencies, 'relay'>, log: Log) {
  const running = new Map<string, Promise<void>>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const stopping = new AbortController();

  function remove(userId: string, reportRemaining?: ReportRemaining): Promise<void> {
    const run =
      running.get(userId) ??
      removeUserData(userId, batchOptions(userId, reportRemaining)).finally(() => running.delete(userId));
    running.set(userId, run);
    return run;
  }

  function repeatLater(userId: string): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      remove(userId).catch((error) =>
        log.warn({ err: error, userId }, 'data that a deleted user added during the removal is left'),
      );
    }, repeatMs);
    timer.unref();
    timers.add(timer);
  }

  const batchOptions = (userId: string, reportRemaining?: ReportRemaining): Required<BatchOptions> => ({
    signal: stopping.signal,
    async onBatch(done, all) {
      // Before the next batch, or the events of other requests would wait behind those of the whole removal.
      await relay.flush();
      const left = all - done;
      if (left === 0) return;
      log.info({ userId, done, left }, 'bookings of a deleted user');
      await reportRemaining?.(left).catch((error) =>
        log.warn({ err: error, userId }, 'the progress of a removal could not be reported'),
      );
    },
  });

  return {
    async remove(userId: string, reportRemaining: ReportRemaining): Promise<void> {
      await remove(userId, reportRemaining);
      void relay.flush();
      repeatLater(userId);
    },
    /** Stops between two batches; the next start goes on. */
    async stop(): Promise<void> {
      stopping.abort(new Error('stopped during a removal; it goes on after the next start'));
      for (const timer of timers) clearTimeout(timer);
      await Promise.allSettled(running.values());
    },
  };
}

/**
 * Removes everything that marketplace stores of a user. Idempotent.
 * @throws where acts of administrators wait for the audit
 */
async function removeUserData(userId: string, watch: BatchOptions): Promise<void> {
  await removeUserFromBookings(userId, watch);
  await deleteAudited(ContractorProfileModel, { userId });
  await removeServicesOf(userId);
  await removeConversationsOf(userId, watch.signal);
  await removeTicketsOf(userId);
  await removeLocationsOf(userId);
}
