import type { Log } from '@plaza/service-kit/log';
import type { TellLeft } from '@plaza/service-kit/outbox/consume';
import { removeUserFromBookings } from './bookings/changes/apply-user-changes';
import type { BatchOptions } from './bookings/changes/change-each-booking';
import { removeServicesOf } from './catalogue/services';
import { ContractorProfileModel } from './contractor-profiles/contractor-profile.model';
import { removeConversationsOf } from './conversations/remove-conversations';
import type { MarketplaceDependencies } from './dependencies';
import { removeLocationsOf } from './locations/locations';
import { removeTicketsOf } from './tickets/remove-tickets';

/** What was under way while somebody was removed, such as a booking that they were just making, is over by then. */
const againMs = 30_000;

/**
 * Removes people, each one run at a time: the event comes again every few seconds until it is confirmed, also after a
 * restart in the middle, and then goes on with what is left.
 */
export function createUserRemovals({ relay }: Pick<MarketplaceDependencies, 'relay'>, log: Log) {
  const running = new Map<string, Promise<void>>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const stopping = new AbortController();

  function remove(userId: string, tellLeft?: TellLeft): Promise<void> {
    const run =
      running.get(userId) ?? removeUserData(userId, watchOf(userId, tellLeft)).finally(() => running.delete(userId));
    running.set(userId, run);
    return run;
  }

  function removeAgainLater(userId: string): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      remove(userId).catch((error) => log.warn({ err: error, userId }, 'what came late of a deleted person stays'));
    }, againMs);
    timer.unref();
    timers.add(timer);
  }

  const watchOf = (userId: string, tellLeft?: TellLeft): Required<BatchOptions> => ({
    signal: stopping.signal,
    async onBatch(done, all) {
      // What a batch tells of leaves before the next one, or the news of others would wait behind all of it.
      await relay.flush();
      const left = all - done;
      if (left === 0) return;
      log.info({ userId, done, left }, 'bookings of a deleted person');
      await tellLeft?.(left).catch((error) => log.warn({ err: error, userId }, 'nobody was told how much is left'));
    },
  });

  return {
    async remove(userId: string, tellLeft: TellLeft): Promise<void> {
      await remove(userId, tellLeft);
      void relay.flush();
      removeAgainLater(userId);
    },
    /** Stops between two batches; what is left is done after the next start. */
    async stop(): Promise<void> {
      stopping.abort(new Error('stopped in the middle of a deletion; it goes on after the next start'));
      for (const timer of timers) clearTimeout(timer);
      await Promise.allSettled(running.values());
    },
  };
}

/** Removes everything that marketplace owns of a person; again finds nothing. */
async function removeUserData(userId: string, watch: BatchOptions): Promise<void> {
  await removeUserFromBookings(userId, watch);
  await ContractorProfileModel.deleteOne({ userId });
  await removeServicesOf(userId);
  await removeConversationsOf(userId, watch.signal);
  await removeTicketsOf(userId);
  await removeLocationsOf(userId);
}
