import type { NetWorthDay, NetWorthHistory, NetWorthPoint } from '@plaza/contracts/finance/history';
import { NotFound } from '@plaza/service-kit/errors';
import { addDays, dayOf } from '../days';
import { Decimal, exactText, roundedText, toDecimal } from '../money';
import { marketFactor } from '../rates/conversion';
import { RateSheets } from '../rates/rate-sheet.model';
import { baseCurrencyOf } from '../rates/rates-of-person';
import { type SnapshotLine, type SnapshotRecord, Snapshots } from './snapshot.model';
import { valued } from './snapshot-lines';
import { worthOf } from './worth';

type Figures = Omit<SnapshotRecord, 'lines'>;

/**
 * A person's net worth day by day, in the base currency of today: figures of a day in another base are converted by the
 * rates of that day. A day that none of them leads from is left out.
 */
export async function netWorthHistory(
  userId: string,
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
): Promise<NetWorthHistory> {
  const today = dayOf(now);
  const bounds = { $gte: from ?? addDays(today, -365), $lte: to ?? today };
  const [baseCurrency, snapshots] = await Promise.all([
    baseCurrencyOf(userId),
    Snapshots.find({ userId, day: bounds }, { lines: 0, withoutRate: 0 }).sort({ day: 1 }).lean<Figures[]>(),
  ]);
  const factors = await factorsInto(baseCurrency, snapshots);
  const days = snapshots.flatMap((snapshot) => {
    const factor = factors(snapshot);
    return factor ? [pointOf(snapshot, factor, baseCurrency)] : [];
  });
  return { baseCurrency, days };
}

/** What one unit of a snapshot's base currency was in another one, by the rates that the snapshot was taken with. */
async function factorsInto(baseCurrency: string, snapshots: readonly Figures[]) {
  const foreign = snapshots.filter((snapshot) => snapshot.baseCurrency !== baseCurrency);
  const days = new Set(foreign.flatMap(({ ratesAsOf }) => (ratesAsOf ? [dayOf(ratesAsOf)] : [])));
  const sheets = days.size === 0 ? [] : await RateSheets.find({ _id: { $in: [...days] } }).lean();
  const byDay = new Map(sheets.map((sheet) => [sheet._id, sheet]));
  return ({ baseCurrency: base, ratesAsOf }: Figures): Decimal | undefined => {
    if (base === baseCurrency) return new Decimal(1);
    const sheet = ratesAsOf && byDay.get(dayOf(ratesAsOf));
    return sheet ? marketFactor(sheet, base, baseCurrency) : undefined;
  };
}

function pointOf(snapshot: Figures, factor: Decimal, baseCurrency: string): NetWorthPoint {
  const { day, netWorth, totalAssets, totalLiabilities } = snapshot;
  const text = (figure: SnapshotRecord['netWorth']) => roundedText(toDecimal(figure).times(factor), baseCurrency);
  return {
    day,
    netWorth: text(netWorth),
    totalAssets: text(totalAssets),
    totalLiabilities: text(totalLiabilities),
  };
}

/**
 * One day in the base currency that it had. The figures are computed anew from its lines: they do not depend on anything
 * that changed since.
 * @throws day_not_found
 */
export async function netWorthDay(userId: string, day: string): Promise<NetWorthDay> {
  const snapshot = await Snapshots.findOne({ userId, day }).lean();
  if (!snapshot) throw new NotFound('day_not_found', 'Nothing was kept of this day.');
  const { baseCurrency, takenAt, ratesAsOf, ratesSource, lines, withoutRate } = snapshot;
  const { netWorth, totalAssets, totalLiabilities } = worthOf(lines.map(valued));
  return {
    day,
    baseCurrency,
    takenAt: takenAt.toISOString(),
    ratesAsOf: ratesAsOf?.toISOString() ?? null,
    ratesSource,
    netWorth: roundedText(netWorth, baseCurrency),
    totalAssets: roundedText(totalAssets, baseCurrency),
    totalLiabilities: roundedText(totalLiabilities, baseCurrency),
    lines: lines.map((line) => givenLine(line, baseCurrency)),
    withoutRate,
  };
}

function givenLine(line: SnapshotLine, baseCurrency: string): NetWorthDay['lines'][number] {
  const { kind, id, name, amount, currency, factor, source, asOf } = line;
  return {
    kind,
    id,
    name,
    value: roundedText(valued(line).value, baseCurrency),
    conversion: {
      amount: exactText(toDecimal(amount)),
      currency,
      factor: exactText(toDecimal(factor)),
      source,
      asOf: asOf?.toISOString() ?? null,
    },
  };
}
