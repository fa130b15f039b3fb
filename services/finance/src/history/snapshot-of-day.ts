import { randomUUID } from 'node:crypto';
import type { ExchangeRates } from '@plaza/contracts/markets/exchange-rates';
import { readAccounts } from '../accounts/read-accounts';
import { addDays } from '../days';
import { ExpenseModel, type ExpenseRecord } from '../expenses/expense.model';
import { IncomeModel, type IncomeRecord } from '../incomes/income.model';
import { LoanModel } from '../loans/loan.model';
import { storedDecimal } from '../money';
import { PropertyModel } from '../properties/property.model';
import { type RateSettings, Rates } from '../rates/conversion';
import type { MarketRates } from '../rates/market-rates';
import { dayOfRates } from '../rates/rate-times';
import { findLatestRates } from '../rates/stored-rates';
import { toRateSettings } from '../rates/user-rates';
import { SettingsModel } from '../settings/records/settings.model';
import { netWorthOf } from './net-worth';
import type { SnapshotRecord } from './snapshot.model';
import { snapshotFigures } from './snapshot-figures';
import { type OwnedRecords, toNetWorthLine, toSnapshotLines } from './snapshot-lines';

/** All records of a user from which a snapshot is computed. */
export interface RecordsOfUser extends OwnedRecords {
  readonly incomes: readonly IncomeRecord[];
  readonly expenses: readonly ExpenseRecord[];
}

/** The records, and what they are converted with. `newest` is used for days for which no rates are stored. */
export interface SnapshotSource extends RecordsOfUser {
  readonly rateSettings: RateSettings;
  readonly newest: ExchangeRates | undefined;
}

export async function readSnapshotSource(userId: string, market: MarketRates): Promise<SnapshotSource> {
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

/**
 * The snapshot of a day, as it is taken when the day has ended. A record counts from the day on which it was created.
 * @param exchangeRates of that day
 * @returns undefined where the user had no records on that day
 */
export function snapshotOfDay(
  userId: string,
  day: string,
  now: Date,
  source: SnapshotSource,
  exchangeRates = source.newest,
): SnapshotRecord | undefined {
  const end = new Date(addDays(day, 1));
  const existed = ({ createdAt }: { createdAt: Date }) => createdAt < end;
  const records = {
    accounts: source.accounts.filter(existed),
    loans: source.loans.filter(existed),
    properties: source.properties.filter(existed),
    incomes: source.incomes.filter(existed),
    expenses: source.expenses.filter(existed),
  };
  if (Object.values(records).every((kind) => kind.length === 0)) return undefined;
  const rates = new Rates(source.rateSettings, exchangeRates);
  const { lines, withoutRate } = toSnapshotLines(records, rates);
  const { netWorth, totalAssets, totalLiabilities } = netWorthOf(lines.map(toNetWorthLine));
  return {
    _id: randomUUID(),
    userId,
    day,
    baseCurrency: source.rateSettings.baseCurrency,
    takenAt: now,
    ratesAsOf: exchangeRates ? new Date(exchangeRates.lastUpdated) : null,
    ...(exchangeRates && { ratesDay: dayOfRates(exchangeRates) }),
    ratesSource: exchangeRates?.source ?? null,
    netWorth: storedDecimal(netWorth),
    totalAssets: storedDecimal(totalAssets),
    totalLiabilities: storedDecimal(totalLiabilities),
    lines,
    withoutRate,
    // The last instant of the day, as a month of a loan's term may begin with the next day.
    figures: snapshotFigures(records, rates, new Date(end.getTime() - 1)),
  };
}
