import type { Log } from '@plaza/service-kit/log';
import { leaveBookings } from './bookings/people-of-bookings';
import { removeServicesOf } from './catalogue/services';
import { ContractorProfile } from './contractors/contractor-profile.model';
import { removeConversationsOf } from './conversations/remove-conversations';
import type { MarketplaceParts } from './parts';
import { removePlacesOf } from './places/places';
import { removeTicketsOf } from './tickets/remove-tickets';

/** What was under way while somebody was removed, such as a booking that they were just making, is over by then. */
const againMs = 30_000;

/** Removes people, each one run at a time: the event comes again every few seconds until it is confirmed. */
export function createRemovals(parts: Pick<MarketplaceParts, 'relay'>, log: Log) {
  const running = new Map<string, Promise<void>>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  function remove(userId: string): Promise<void> {
    const run = running.get(userId) ?? removePerson(userId, parts).finally(() => running.delete(userId));
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

  return {
    async remove(userId: string): Promise<void> {
      await remove(userId);
      removeAgainLater(userId);
    },
    async stop(): Promise<void> {
      for (const timer of timers) clearTimeout(timer);
      await Promise.allSettled(running.values());
    },
  };
}

/** Removes everything that marketplace owns of a person; again finds nothing. */
async function removePerson(userId: string, { relay }: Pick<MarketplaceParts, 'relay'>): Promise<void> {
  await leaveBookings(userId);
  await ContractorProfile.deleteOne({ userId });
  await removeServicesOf(userId);
  await removeConversationsOf(userId);
  await removeTicketsOf(userId);
  await removePlacesOf(userId);
  void relay.flush();
}
