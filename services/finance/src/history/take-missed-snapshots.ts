import { randomUUID } from 'node:crypto';
import type { ExchangeRates } from '@plaza/contracts/markets/exchange-rates';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { AccountModel } from '../accounts/account.model';
import { readAccounts } from '../accounts/read-accounts';
import { addDays, dayOf, daysBetween } from '../days';
import { ExpenseModel, type ExpenseRecord } from '../expenses/expense.model';
import { IncomeModel, type IncomeRecord } from '../incomes/income.model';
import { LoanModel } from '../loans/loan.model';
import { storedDecimal } from '../money';
import { PropertyModel } from '../properties/property.model';
import { type RateSettings, Rates } from '../rates/conversion';
import type { MarketRates } from '../rates/market-rates';
import { findLatestRates, findRatesOfDay } from '../rates/stored-rates';
import { toRateSettings } from '../rates/user-rates';
import { SettingsModel } from '../stored-settings/settings.model';
import { netWorthOf } from './net-worth';
import { snapshotFigures } from './snapshot-figures';
import { SnapshotModel, type SnapshotRecord } from './snapshot.model';
import { type OwnedRecords, toNetWorthLine, toSnapshotLines } from './snapshot-lines';

/** Snapshots of longer downtimes are not made up for. */
const maxDays = 366;
const batchDays = 31;

/**
 * Takes the snapshots of all days that have ended since a user's last one; a user without any begins with yesterday. A
 * record counts from the day of its creation on, so that there is no snapshot of days before the first record.
 *
 * Why late snapshots are right: records change only by requests of their user, and the first request of a day waits for
 * this function (see `snapshotsBeforeRequests`). So the records are still as they were when the missed days ended, however
 * long the service was down. Rates are the last ones stored of each day, or of the nearest day before.
 */
export async function takeMissedSnapshots(userId: string, now: Date, market: MarketRates): Promise<void> {
  const days = await missedDays(userId, now);
  if (days.length === 0) return;
  const owned = await readRecords(userId, market);
  for (let at = 0; at < days.length; at += batchDays) {
    const snapshots = days.slice(at, at + batchDays).map((day) => toSnapshot(userId, day, now, owned));
    await insert((await Promise.all(snapshots)).flatMap((snapshot) => snapshot ?? []));
  }
}

async function missedDays(userId: string, now: Date): Promise<string[]> {
  const yesterday = addDays(dayOf(now), -1);
  const last = await SnapshotModel.findOne({ userId }, { day: 1 }).sort({ day: -1 }).lean();
  const missed = last ? Math.min(maxDays, daysBetween(last.day, yesterday)) : 1;
  return Array.from({ length: Math.max(0, missed) }, (_, index) => addDays(yesterday, index + 1 - missed));
}

interface Owned extends OwnedRecords {
  readonly incomes: readonly IncomeRecord[];
  readonly expenses: readonly ExpenseRecord[];
  readonly rateSettings: RateSettings;
  readonly newest: ExchangeRates | undefined;
}

async function readRecords(userId: string, market: MarketRates): Promise<Owned> {
  const [settings, stored] = await Promise.all([SettingsModel.findById(userId).lean(), findLatestRates()]);
  const newest = stored ?? (await market.latest());
  const rateSettings = toRateSettings(settings);
  const [accounts, loans, properties, incomes, expenses] = await Promise.all([
    readAccounts(userId, new Rates(rateSettings, newest)),
    LoanModel.find({ userId }).sort({ createdAt: 1, _id: 1 }).lean(),
    PropertyModel.find({ userId }).sort({ createdAt: 1, _id: 1 }).lean(),
    IncomeModel.find({ userId }).lean(),
    ExpenseModel.find({ userId }).lean(),
  ]);
  return { accounts, loans, properties, incomes, expenses, rateSettings, newest };
}

/** Undefined where the user had no records on that day. */
async function toSnapshot(userId: string, day: string, now: Date, owned: Owned): Promise<SnapshotRecord | undefined> {
  const end = new Date(addDays(day, 1));
  const existed = ({ createdAt }: { createdAt: Date }) => createdAt < end;
  const records = {
    accounts: owned.accounts.filter(existed),
    loans: owned.loans.filter(existed),
    properties: owned.properties.filter(existed),
    incomes: owned.incomes.filter(existed),
    expenses: owned.expenses.filter(existed),
  };
  if (Object.values(records).every((kind) => kind.length === 0)) return undefined;
  const exchangeRates = (await findRatesOfDay(day)) ?? owned.newest;
  const rates = new Rates(owned.rateSettings, exchangeRates);
  const { lines, withoutRate } = toSnapshotLines(records, rates);
  const { netWorth, totalAssets, totalLiabilities } = netWorthOf(lines.map(toNetWorthLine));
  return {
    _id: randomUUID(),
    userId,
    day,
    baseCurrency: owned.rateSettings.baseCurrency,
    takenAt: now,
    ratesAsOf: exchangeRates ? new Date(exchangeRates.lastUpdated) : null,
    ratesSource: exchangeRates?.source ?? null,
    netWorth: storedDecimal(netWorth),
    totalAssets: storedDecimal(totalAssets),
    totalLiabilities: storedDecimal(totalLiabilities),
    lines,
    withoutRate,
    figures: snapshotFigures(records, rates, end),
  };
}

/** Stores snapshots that do not exist yet. Those of a user who was deleted in the meantime are removed again. */
async function insert(snapshots: readonly SnapshotRecord[]): Promise<void> {
  const [first] = snapshots;
  if (!first) return;
  try {
    await SnapshotModel.insertMany(snapshots, { ordered: false, lean: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error; // another instance was first
  }
  if (!(await hasRecords(first.userId)))
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
