import { dayOf } from '../days';
import { Decimal } from '../money';
import { marketFactor } from '../rates/conversion';
import { ExchangeRatesModel } from '../rates/stored-rates.model';
import type { SnapshotRecord } from './snapshot.model';

type Kept = Pick<SnapshotRecord, 'baseCurrency' | 'ratesAsOf'>;

/**
 * Units of a base currency for one unit of that of a snapshot, with the rates that the snapshot was taken with;
 * undefined without such rates.
 */
export async function factorsInto(baseCurrency: string, snapshots: readonly Kept[]) {
  const foreign = snapshots.filter((snapshot) => snapshot.baseCurrency !== baseCurrency);
  const days = new Set(foreign.flatMap(({ ratesAsOf }) => (ratesAsOf ? [dayOf(ratesAsOf)] : [])));
  const stored = days.size === 0 ? [] : await ExchangeRatesModel.find({ _id: { $in: [...days] } }).lean();
  const byDay = new Map(stored.map((rates) => [rates._id, rates]));
  return ({ baseCurrency: base, ratesAsOf }: Kept): Decimal | undefined => {
    if (base === baseCurrency) return new Decimal(1);
    const exchangeRates = ratesAsOf && byDay.get(dayOf(ratesAsOf));
    return exchangeRates ? marketFactor(exchangeRates, base, baseCurrency) : undefined;
  };
}
