import type { Log } from '@plaza/service-kit/logging/log';
import type { Trust } from '@plaza/service-kit/trust/trust';
import { AccountModel } from '../accounts/account.model';
import { addDays, dayOf } from '../days';
import { ExpenseModel } from '../expenses/expense.model';
import { isStaged } from '../import-export/import/staging';
import { IncomeModel } from '../incomes/income.model';
import { LoanModel } from '../loans/loan.model';
import { PropertyModel } from '../properties/property.model';
import type { MarketRates } from '../rates/market-rates';
import { takeMissedSnapshots } from './take-missed-snapshots';

interface SnapshotJob {
  /**
   * Runs at once and then at the interval. Resolves after the first run, or after a few seconds if that takes longer.
   */
  start(): Promise<void>;
  /** Resolves when the snapshots of the user in progress are taken. */
  stop(): Promise<void>;
}

/** The service need not wait longer to start, as late snapshots are the same, see `takeMissedSnapshots`. */
const maxStartMs = 3000;

/**
 * Takes the snapshots of all users soon after each day has ended, and those of days that were missed during a downtime.
 * Any number of instances may run it.
 */
export function snapshotJob(
  market: MarketRates,
  log: Log,
  intervalMs: number,
  isDeleted?: Trust['isDeleted'],
): SnapshotJob {
  const takeOf = (userId: string, now: Date) => takeMissedSnapshots(userId, now, market, isDeleted);
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let doneUntil = '';

  async function run(): Promise<void> {
    try {
      const yesterday = addDays(dayOf(new Date()), -1);
      if (doneUntil !== yesterday && (await takeAll(takeOf, log, stopping.signal))) doneUntil = yesterday;
    } catch (error) {
      log.error({ err: error }, 'the snapshots of net worth could not be taken; trying again');
    }
  }

  function schedule(): void {
    if (stopping.signal.aborted) return;
    const untilMidnight = Date.parse(addDays(dayOf(new Date()), 1)) - Date.now();
    timer = setTimeout(
      () => {
        running = refreshRates(market, log).then(run).then(schedule);
      },
      Math.min(intervalMs, untilMidnight + 1),
    );
    timer.unref();
  }

  return {
    async start() {
      running = run().then(schedule);
      await Promise.race([running, startLimit(stopping.signal)]);
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

/** Reading the rates stores them, so that every day has rates, even without requests. */
async function refreshRates(market: MarketRates, log: Log): Promise<void> {
  try {
    await market.latest();
  } catch (error) {
    log.warn({ err: error }, 'no rates for the snapshots of net worth');
  }
}

function startLimit(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, maxStartMs);
    timer.unref();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/**
 * Handles one user after another, to leave resources to requests.
 * @returns whether the snapshots of all users are taken
 */
async function takeAll(
  takeOf: (userId: string, now: Date) => Promise<void>,
  log: Log,
  signal: AbortSignal,
): Promise<boolean> {
  const now = new Date();
  let complete = true;
  for await (const userId of usersWithRecords()) {
    if (signal.aborted) return false;
    try {
      await takeOf(userId, now);
    } catch (error) {
      complete = false;
      log.error({ err: error, userId }, 'the snapshot of a net worth could not be taken');
    }
  }
  return complete;
}

/** Users with a record of any kind; some appear more than once. */
async function* usersWithRecords(): AsyncGenerator<string> {
  for (const model of [AccountModel, LoanModel, PropertyModel, IncomeModel, ExpenseModel]) {
    const users = model.aggregate<{ _id: string }>([{ $group: { _id: '$userId' } }]).cursor({ batchSize: 200 });
    for await (const { _id } of users) if (!isStaged(_id)) yield _id;
  }
}
