import { isDuplicateKey } from '@plaza/service-kit/database';
import type { Trust } from '@plaza/service-kit/trust/trust';
import { AccountModel } from '../accounts/account.model';
import { addDays, dayOf, daysBetween } from '../days';
import { ExpenseModel } from '../expenses/expense.model';
import { IncomeModel } from '../incomes/income.model';
import { LoanModel } from '../loans/loan.model';
import { PropertyModel } from '../properties/property.model';
import type { MarketRates } from '../rates/market-rates';
import { findRatesOfDay } from '../rates/stored-rates';
import { SnapshotModel, type SnapshotRecord } from './snapshot.model';
import { type RecordsOfUser, readSnapshotSource, snapshotOfDay } from './snapshot-of-day';

/** After a longer downtime, the snapshots of earlier days are not made up for. */
const maxDays = 366;
const batchDays = 31;

/** Whether a user was deleted; one of whom this cannot be found out counts as deleted. */
type IsDeleted = Trust['isDeleted'];

/**
 * Takes the snapshots of all days that have ended since a user's last one; for a user without any, since their first
 * record. A record counts from the day on which it was created.
 *
 * Late snapshots are right because records change only by requests of their user, and the first request of a day waits
 * for this function (see `snapshotsBeforeRequests`). So the records are still as they were when the missed days ended,
 * however long the service was down. The rates are the last ones stored of each day, or of the nearest day before.
 * @param isDeleted asked about a user whose records are all gone meanwhile; by default such a user counts as deleted
 */
export async function takeMissedSnapshots(
  userId: string,
  now: Date,
  market: MarketRates,
  isDeleted?: IsDeleted,
): Promise<void> {
  const yesterday = addDays(dayOf(now), -1);
  const last = await SnapshotModel.findOne({ userId }, { day: 1 }).sort({ day: -1 }).lean();
  if (last && last.day >= yesterday) return;
  const source = await readSnapshotSource(userId, market);
  const first = firstDayOf(source);
  if (first === undefined) return;
  const days = daysUntil(yesterday, first).filter((day) => !last || day > last.day);
  for (let index = 0; index < days.length; index += batchDays) {
    const snapshots = days
      .slice(index, index + batchDays)
      .map(async (day) => snapshotOfDay(userId, day, now, source, (await findRatesOfDay(day)) ?? source.newest));
    await insertSnapshots(
      (await Promise.all(snapshots)).flatMap((snapshot) => snapshot ?? []),
      isDeleted,
    );
  }
}

/** The day of the oldest record; undefined without records. */
function firstDayOf({ accounts, loans, properties, incomes, expenses }: RecordsOfUser): string | undefined {
  const created = [accounts, loans, properties, incomes, expenses].flat().map(({ createdAt }) => createdAt.getTime());
  return created.length === 0 ? undefined : dayOf(new Date(Math.min(...created)));
}

/** The days from `first` to `last`, or the latest ones if they are too many. */
function daysUntil(last: string, first: string): string[] {
  const count = Math.max(0, Math.min(maxDays, daysBetween(first, last) + 1));
  return Array.from({ length: count }, (_, index) => addDays(last, index + 1 - count));
}

/** Stores the snapshots that do not exist yet. Those of a user who was deleted meanwhile are removed again. */
export async function insertSnapshots(
  snapshots: readonly SnapshotRecord[],
  isDeleted: IsDeleted = async () => true,
): Promise<void> {
  const [first] = snapshots;
  if (!first) return;
  try {
    await SnapshotModel.insertMany(snapshots, { ordered: false, lean: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error; // another instance was first
  }
  // Somebody may also have deleted their last record, or be replacing all of them by an import.
  if (!(await hasRecords(first.userId)) && (await isDeleted(first.userId).catch(() => true)))
    await SnapshotModel.deleteMany({ _id: { $in: snapshots.map(({ _id }) => _id) } });
}

async function hasRecords(userId: string): Promise<boolean> {
  const filter = { userId };
  const found = await Promise.all([
    AccountModel.exists(filter),
    LoanModel.exists(filter),
    PropertyModel.exists(filter),
    IncomeModel.exists(filter),
    ExpenseModel.exists(filter),
  ]);
  return found.some((one) => one !== null);
}
