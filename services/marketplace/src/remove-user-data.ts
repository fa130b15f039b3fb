import type { Log } from '@plaza/service-kit/logging/log';
import type { ReportRemaining } from '@plaza/service-kit/outbox/consume';
import { deleteAudited } from './audit';
import { removeUserFromBookings } from './bookings/changes/apply-user-changes';
import type { BatchOptions } from './bookings/changes/change-each-booking';
import { removeServicesOf } from './catalog/services';
import { ContractorProfileModel } from './contractors/records/contractor-profile.model';
import { removeConversationsOf } from './conversations/remove-conversations';
import type { MarketplaceDependencies } from './dependencies';
import { removeLocationsOf } from './locations/locations';
import { createRepeats } from './repeat-after-requests';
import { removeTicketsOf } from './tickets/remove-tickets';

/**
 * Removes the data of deleted users, with one run per user at a time. The event is delivered again every few seconds
 * until it is confirmed, also after a restart; a further run continues with the remaining data.
 */
export function createUserRemovals({ relay }: Pick<MarketplaceDependencies, 'relay'>, log: Log) {
  const running = new Map<string, Promise<void>>();
  const repeats = createRepeats(log, 'data that a deleted user added during the removal was not removed');
  const stopping = new AbortController();

  function remove(userId: string, reportRemaining?: ReportRemaining): Promise<void> {
    const run =
      running.get(userId) ??
      removeUserData(userId, batchOptions(userId, reportRemaining)).finally(() => running.delete(userId));
    running.set(userId, run);
    return run;
  }

  const batchOptions = (userId: string, reportRemaining?: ReportRemaining): Required<BatchOptions> => ({
    signal: stopping.signal,
    async onBatch(done, all) {
      // Awaited before the next batch, so that other requests' events do not wait behind those of the whole removal.
      await relay.flush();
      const left = all - done;
      if (left === 0) return;
      log.info({ userId, done, left }, 'removing a deleted user from bookings');
      await reportRemaining?.(left).catch((error) =>
        log.warn({ err: error, userId }, 'the progress of a removal could not be reported'),
      );
    },
  });

  return {
    async remove(userId: string, reportRemaining: ReportRemaining): Promise<void> {
      await remove(userId, reportRemaining);
      void relay.flush();
      repeats.later(userId, () => remove(userId));
    },
    /** Stops between two batches; the removal continues after the next start. */
    async stop(): Promise<void> {
      stopping.abort(new Error('stopped during a removal; it continues after the next start'));
      await repeats.stop();
      await Promise.allSettled(running.values());
    },
  };
}

/**
 * Removes everything that marketplace stores about a user. Idempotent.
 * @throws if audit records have not been delivered yet
 */
async function removeUserData(userId: string, watch: BatchOptions): Promise<void> {
  await removeUserFromBookings(userId, watch);
  await deleteAudited(ContractorProfileModel, { userId });
  await removeServicesOf(userId);
  await removeConversationsOf(userId, watch.signal);
  await removeTicketsOf(userId);
  await removeLocationsOf(userId);
}
