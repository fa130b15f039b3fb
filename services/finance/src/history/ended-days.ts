import { randomUUID } from 'node:crypto';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Account } from '../accounts/account.model';
import { readAccounts } from '../accounts/read-accounts';
import { addDays, dayOf, daysBetween } from '../days';
import { LoanModel } from '../loans/loan.model';
import { storedDecimal } from '../money';
import { PropertyModel } from '../properties/property.model';
import { Rates, type RateWishes } from '../rates/conversion';
import { lastSheet, sheetOfDay } from '../rates/kept-sheets';
import type { MarketRates, RateSheet } from '../rates/market-rates';
import { wishesOf } from '../rates/rates-of-person';
import { Settings } from '../settings/settings.model';
import { type SnapshotRecord, Snapshots } from './snapshot.model';
import { linesOf, type OwnedRecords, valued } from './snapshot-lines';
import { worthOf } from './worth';

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
export async function keepEndedDays(userId: string, now: Date, market: MarketRates): Promise<void> {
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
  const last = await Snapshots.findOne({ userId }, { day: 1 }).sort({ day: -1 }).lean();
  const missed = last ? Math.min(mostDays, daysBetween(last.day, yesterday)) : 1;
  return Array.from({ length: Math.max(0, missed) }, (_, index) => addDays(yesterday, index + 1 - missed));
}

interface Owned extends OwnedRecords {
  readonly wishes: RateWishes;
  readonly newest: RateSheet | undefined;
}

async function readOwned(userId: string, market: MarketRates): Promise<Owned> {
  const [settings, kept] = await Promise.all([Settings.findById(userId).lean(), lastSheet()]);
  const newest = kept ?? (await market.latest());
  const wishes = wishesOf(settings);
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
  const sheet = (await sheetOfDay(day)) ?? owned.newest;
  const { lines, withoutRate } = linesOf(records, new Rates(owned.wishes, sheet));
  const { netWorth, totalAssets, totalLiabilities } = worthOf(lines.map(valued));
  return {
    _id: randomUUID(),
    userId,
    day,
    baseCurrency: owned.wishes.baseCurrency,
    takenAt: now,
    ratesAsOf: sheet ? new Date(sheet.lastUpdated) : null,
    ratesSource: sheet?.source ?? null,
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
    await Snapshots.insertMany(snapshots, { ordered: false, lean: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error; // another instance was first
  }
  if (!(await isStillThere(first.userId)))
    await Snapshots.deleteMany({ _id: { $in: snapshots.map(({ _id }) => _id) } });
}

async function isStillThere(userId: string): Promise<boolean> {
  const mine = { userId };
  const found = await Promise.all([Account.exists(mine), LoanModel.exists(mine), PropertyModel.exists(mine)]);
  return found.some((one) => one !== null);
}
