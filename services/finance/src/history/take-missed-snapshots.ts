import { randomUUID } from 'node:crypto';
import type { ExchangeRates } from '@plaza/contracts/markets/exchange-rates';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { AccountModel } from '../accounts/account.model';
import { readAccounts } from '../accounts/read-accounts';
import { addDays, dayOf, daysBetween } from '../days';
import { LoanModel } from '../loans/loan.model';
import { storedDecimal } from '../money';
import { PropertyModel } from '../properties/property.model';
import { type RateSettings, Rates } from '../rates/conversion';
import type { MarketRates } from '../rates/market-rates';
import { findLatestRates, findRatesOfDay } from '../rates/stored-rates';
import { toRateSettings } from '../rates/user-rates';
import { SettingsModel } from '../settings/settings.model';
import { netWorthOf } from './net-worth';
import { SnapshotModel, type SnapshotRecord } from './snapshot.model';
import { type OwnedRecords, toNetWorthLine, toSnapshotLines } from './snapshot-lines';

/** How many missed days are made up for at most. */
const mostDays = 366;
/** How many are written at once. */
const daysAtOnce = 31;

/**
 * Takes the snapshot of every day that has ended since a person's last one; a person without any begins with yesterday.
 * A record counts from the day on that it was made, so that the day before somebody began stays without a snapshot.
 *
 * What holds: records change by requests of their person alone, and the first request of a person on a day waits for
 * this (see `daysKeptFirst`). So what is read here is what was there when the missed days ended, however late the job
 * comes and however long nobody was running. Rates are the last ones kept of each day, or the nearest before it.
 */
export async function takeMissedSnapshots(userId: string, now: Date, market: MarketRates): Promise<void> {
  const days = await missedDays(userId, now);
  if (days.length === 0) return;
  const owned = await readOwned(userId, market);
  for (let at = 0; at < days.length; at += daysAtOnce) {
    const snapshots = days.slice(at, at + daysAtOnce).map((day) => snapshotOf(userId, day, now, owned));
    await insert((await Promise.all(snapshots)).flatMap((snapshot) => snapshot ?? []));
  }
}

async function missedDays(userId: string, now: Date): Promise<string[]> {
  const yesterday = addDays(dayOf(now), -1);
  const last = await SnapshotModel.findOne({ userId }, { day: 1 }).sort({ day: -1 }).lean();
  const missed = last ? Math.min(mostDays, daysBetween(last.day, yesterday)) : 1;
  return Array.from({ length: Math.max(0, missed) }, (_, index) => addDays(yesterday, index + 1 - missed));
}

interface Owned extends OwnedRecords {
  readonly wishes: RateSettings;
  readonly newest: ExchangeRates | undefined;
}

async function readOwned(userId: string, market: MarketRates): Promise<Owned> {
  const [settings, kept] = await Promise.all([SettingsModel.findById(userId).lean(), findLatestRates()]);
  const newest = kept ?? (await market.latest());
  const wishes = toRateSettings(settings);
  const [accounts, loans, properties] = await Promise.all([
    readAccounts(userId, new Rates(wishes, newest)),
    LoanModel.find({ userId }).sort({ createdAt: 1, _id: 1 }).lean(),
    PropertyModel.find({ userId }).sort({ createdAt: 1, _id: 1 }).lean(),
  ]);
  return { accounts, loans, properties, wishes, newest };
}

/** Undefined where the person had nothing on that day. */
async function snapshotOf(userId: string, day: string, now: Date, owned: Owned): Promise<SnapshotRecord | undefined> {
  const end = new Date(addDays(day, 1));
  const wasThere = ({ createdAt }: { createdAt: Date }) => createdAt < end;
  const records = {
    accounts: owned.accounts.filter(wasThere),
    loans: owned.loans.filter(wasThere),
    properties: owned.properties.filter(wasThere),
  };
  if (records.accounts.length + records.loans.length + records.properties.length === 0) return undefined;
  const exchangeRates = (await findRatesOfDay(day)) ?? owned.newest;
  const { lines, withoutRate } = toSnapshotLines(records, new Rates(owned.wishes, exchangeRates));
  const { netWorth, totalAssets, totalLiabilities } = netWorthOf(lines.map(toNetWorthLine));
  return {
    _id: randomUUID(),
    userId,
    day,
    baseCurrency: owned.wishes.baseCurrency,
    takenAt: now,
    ratesAsOf: exchangeRates ? new Date(exchangeRates.lastUpdated) : null,
    ratesSource: exchangeRates?.source ?? null,
    netWorth: storedDecimal(netWorth),
    totalAssets: storedDecimal(totalAssets),
    totalLiabilities: storedDecimal(totalLiabilities),
    lines,
    withoutRate,
  };
}

/** Adds those that are not there yet. What was taken while its person was being deleted goes with them. */
async function insert(snapshots: readonly SnapshotRecord[]): Promise<void> {
  const [first] = snapshots;
  if (!first) return;
  try {
    await SnapshotModel.insertMany(snapshots, { ordered: false, lean: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error; // another instance was first
  }
  if (!(await isStillThere(first.userId)))
    await SnapshotModel.deleteMany({ _id: { $in: snapshots.map(({ _id }) => _id) } });
}

async function isStillThere(userId: string): Promise<boolean> {
  const mine = { userId };
  const found = await Promise.all([AccountModel.exists(mine), LoanModel.exists(mine), PropertyModel.exists(mine)]);
  return found.some((one) => one !== null);
}
