import type { NetWorthDay, NetWorthHistory, NetWorthPoint } from '@plaza/contracts/finance/history';
import { NotFound } from '@plaza/service-kit/errors';
import { addDays, dayOf } from '../days';
import { type Decimal, exactText, roundedText, toDecimal } from '../money';
import { findBaseCurrency } from '../rates/user-rates';
import { createFactorLookup } from './factor-lookup';
import { netWorthOf } from './net-worth';
import { type SnapshotLine, SnapshotModel, type SnapshotRecord } from './snapshot.model';
import { toNetWorthLine } from './snapshot-lines';

type Figures = Omit<SnapshotRecord, 'lines'>;

/**
 * A user's net worth by day, in their current base currency: figures in another one are converted at the rates of their
 * day. Days without such rates are left out, and counted in `withoutRates`.
 */
export async function netWorthHistory(
  userId: string,
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
): Promise<NetWorthHistory> {
  const today = dayOf(now);
  const bounds = { $gte: from ?? addDays(today, -365), $lte: to ?? today };
  const [baseCurrency, snapshots] = await Promise.all([
    findBaseCurrency(userId),
    SnapshotModel.find({ userId, day: bounds }, { lines: 0, withoutRate: 0, 'figures.categories': 0 })
      .sort({ day: 1 })
      .lean<Figures[]>(),
  ]);
  const factorOf = await createFactorLookup(baseCurrency, snapshots);
  const days = snapshots.flatMap((snapshot) => {
    const factor = factorOf(snapshot);
    return factor ? [toPoint(snapshot, factor, baseCurrency)] : [];
  });
  const withoutRates = snapshots.length - days.length;
  return { baseCurrency, days, ...(withoutRates > 0 && { withoutRates }) };
}

function toPoint(snapshot: Figures, factor: Decimal, baseCurrency: string): NetWorthPoint {
  const { day, netWorth, totalAssets, totalLiabilities, figures } = snapshot;
  const text = (figure: SnapshotRecord['netWorth']) => roundedText(toDecimal(figure).times(factor), baseCurrency);
  return {
    day,
    netWorth: text(netWorth),
    totalAssets: text(totalAssets),
    totalLiabilities: text(totalLiabilities),
    parts: figures
      ? {
          cash: text(figures.cashHoldings),
          investments: text(figures.investmentHoldings),
          property: text(figures.realEstateValue),
        }
      : null,
  };
}

/**
 * The net worth of one day, in the base currency of that day. The figures are computed from the stored lines, so that
 * they do not depend on later changes.
 * @throws NotFound `day_not_found`
 */
export async function netWorthDay(userId: string, day: string): Promise<NetWorthDay> {
  const snapshot = await SnapshotModel.findOne({ userId, day }).lean();
  if (!snapshot) throw new NotFound('day_not_found', 'Nothing was kept of this day.');
  const { baseCurrency, takenAt, ratesAsOf, ratesSource, lines, withoutRate } = snapshot;
  const { netWorth, totalAssets, totalLiabilities } = netWorthOf(lines.map(toNetWorthLine));
  return {
    day,
    baseCurrency,
    takenAt: takenAt.toISOString(),
    ratesAsOf: ratesAsOf?.toISOString() ?? null,
    ratesSource,
    netWorth: roundedText(netWorth, baseCurrency),
    totalAssets: roundedText(totalAssets, baseCurrency),
    totalLiabilities: roundedText(totalLiabilities, baseCurrency),
    lines: lines.map((line) => toLine(line, baseCurrency)),
    withoutRate,
  };
}

function toLine(line: SnapshotLine, baseCurrency: string): NetWorthDay['lines'][number] {
  const { kind, id, name, amount, currency, factor, source, asOf } = line;
  return {
    kind,
    id,
    name,
    value: roundedText(toNetWorthLine(line).value, baseCurrency),
    conversion: {
      amount: exactText(toDecimal(amount)),
      currency,
      factor: exactText(toDecimal(factor)),
      source,
      asOf: asOf?.toISOString() ?? null,
    },
  };
}
