import type { Log } from '@plaza/service-kit/logging/log';
import type { Trust } from '@plaza/service-kit/trust/trust';
import { dayOf } from '../days';
import type { MarketRates } from '../rates/market-rates';
import { takeMissedSnapshots } from './take-missed-snapshots';

/**
 * Wraps a trust so that a user's first request on a day waits for the missing snapshots of earlier days: what the
 * request changes must not count for a day that is over. Later requests only cost a lookup in memory.
 */
export function snapshotsBeforeRequests(trust: Trust, market: MarketRates, log: Log): Trust {
  let day = '';
  let runs = new Map<string, Promise<void>>();

  async function takeSnapshots(userId: string, now: Date): Promise<void> {
    try {
      await takeMissedSnapshots(userId, now, market, trust.isDeleted);
    } catch (error) {
      log.error({ err: error, userId }, 'the missing snapshots could not be taken before a request');
      runs.delete(userId);
    }
  }

  function snapshotsOf(userId: string, now: Date): Promise<void> {
    if (dayOf(now) !== day) {
      day = dayOf(now);
      runs = new Map();
    }
    const running = runs.get(userId) ?? takeSnapshots(userId, now);
    runs.set(userId, running);
    return running;
  }

  return {
    async verify(token) {
      const caller = await trust.verify(token);
      await snapshotsOf(caller.id, new Date());
      return caller;
    },
    verifyService: (token, call) => trust.verifyService(token, call),
    known: (token) => trust.known(token),
    isDeleted: (userId) => trust.isDeleted(userId),
    tabsOf: (role) => trust.tabsOf(role),
    areas: () => trust.areas(),
  };
}
