import type { Log } from '@plaza/service-kit/log';
import { AccountModel } from '../accounts/account.model';
import { addDays, dayOf } from '../days';
import { LoanModel } from '../loans/loan.model';
import { PropertyModel } from '../properties/property.model';
import type { MarketRates } from '../rates/market-rates';
import { isStaged } from '../transfer/import/staging';
import { takeMissedSnapshots } from './take-missed-snapshots';

interface SnapshotJob {
  /** Begins with a first round at once. Resolves when it is through, or goes on behind after a few seconds. */
  start(): Promise<void>;
  /** Resolves when the person that it is at has been dealt with. */
  stop(): Promise<void>;
}

/** How long a start of the service waits for the first round: nobody's days depend on it, see `takeMissedSnapshots`. */
const patienceMs = 3000;

/**
 * Takes everybody's snapshot of each day that ended: soon after it ended, and after downtime for all days that were
 * missed. Any number of instances may run it.
 * @param intervalMs how often it is looked for what is still to be taken
 */
export function snapshotJob(market: MarketRates, log: Log, intervalMs: number): SnapshotJob {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let doneUntil = '';

  async function round(): Promise<void> {
    try {
      const yesterday = addDays(dayOf(new Date()), -1);
      if (doneUntil !== yesterday && (await takeAll(new Date(), market, log, stopping.signal))) doneUntil = yesterday;
    } catch (error) {
      log.error({ err: error }, 'the snapshots of net worth could not be taken; they are tried again');
    }
  }

  function again(): void {
    if (stopping.signal.aborted) return;
    const untilMidnight = Date.parse(addDays(dayOf(new Date()), 1)) - Date.now();
    timer = setTimeout(
      () => {
        running = refreshRates(market, log).then(round).then(again);
      },
      Math.min(intervalMs, untilMidnight + 1),
    );
    timer.unref();
  }

  return {
    async start() {
      running = round().then(again);
      await Promise.race([running, patience(stopping.signal)]);
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

/** Asked for, a rates is kept: so every day has its last one, also when nobody comes. */
async function refreshRates(market: MarketRates, log: Log): Promise<void> {
  try {
    await market.latest();
  } catch (error) {
    log.warn({ err: error }, 'no rates for the snapshots of net worth');
  }
}

function patience(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMs);
    timer.unref();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/**
 * One person after the other, so that requests go on beside it.
 * @returns whether everybody was dealt with
 */
async function takeAll(now: Date, market: MarketRates, log: Log, signal: AbortSignal): Promise<boolean> {
  let complete = true;
  for await (const userId of usersWithNetWorth()) {
    if (signal.aborted) return false;
    try {
      await takeMissedSnapshots(userId, now, market);
    } catch (error) {
      complete = false;
      log.error({ err: error, userId }, 'the snapshot of a net worth could not be taken');
    }
  }
  return complete;
}

/** Everybody who has an account, a loan or a property; some more than once. */
async function* usersWithNetWorth(): AsyncGenerator<string> {
  for (const model of [AccountModel, LoanModel, PropertyModel]) {
    const people = model.aggregate<{ _id: string }>([{ $group: { _id: '$userId' } }]).cursor({ batchSize: 200 });
    for await (const { _id } of people) if (!isStaged(_id)) yield _id;
  }
}
