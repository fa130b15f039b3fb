import type { Log } from '@plaza/service-kit/log';
import type { Trust } from '@plaza/service-kit/trust/trust';
import { dayOf } from '../days';
import type { MarketRates } from '../rates/market-rates';
import { takeMissedSnapshots } from './take-missed-snapshots';

/**
 * The same trust, but that the first request of a person on a day waits until the days that ended before it are kept:
 * whatever they change then, it cannot get into a day that is over. Costs every later request a look into memory.
 */
export function snapshotsBeforeRequests(trust: Trust, market: MarketRates, log: Log): Trust {
  let day = '';
  let keeping = new Map<string, Promise<void>>();

  async function keep(userId: string, now: Date): Promise<void> {
    try {
      await takeMissedSnapshots(userId, now, market);
    } catch (error) {
      log.error({ err: error, userId }, 'the days that ended could not be kept before a request');
      keeping.delete(userId);
    }
  }

  function keptFor(userId: string, now: Date): Promise<void> {
    if (dayOf(now) !== day) {
      day = dayOf(now);
      keeping = new Map();
    }
    const running = keeping.get(userId) ?? keep(userId, now);
    keeping.set(userId, running);
    return running;
  }

  return {
    async verify(token) {
      const caller = await trust.verify(token);
      await keptFor(caller.id, new Date());
      return caller;
    },
    known: (token) => trust.known(token),
    tabsOf: (role) => trust.tabsOf(role),
  };
}
