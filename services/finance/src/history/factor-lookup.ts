import { dayOf } from '../days';
import { Decimal } from '../money';
import { marketFactor } from '../rates/conversion';
import { ExchangeRatesModel } from '../rates/stored-rates.model';
import type { SnapshotRecord } from './snapshot.model';

type DatedRates = Pick<SnapshotRecord, 'baseCurrency' | 'ratesAsOf' | 'ratesDay'>;

/** The day under which the rates of a snapshot are stored. */
const ratesDayOf = ({ ratesAsOf, ratesDay }: DatedRates) => ratesDay ?? (ratesAsOf && dayOf(ratesAsOf));

/**
 * Returns a function that gives, for a snapshot, the units of `baseCurrency` for one unit of the snapshot's own, at the
 * rates with which it was taken; undefined if those are not stored.
 */
export async function createFactorLookup(baseCurrency: string, snapshots: readonly DatedRates[]) {
  const foreign = snapshots.filter((snapshot) => snapshot.baseCurrency !== baseCurrency);
  const days = new Set(foreign.flatMap((snapshot) => ratesDayOf(snapshot) ?? []));
  const stored = days.size === 0 ? [] : await ExchangeRatesModel.find({ _id: { $in: [...days] } }).lean();
  const byDay = new Map(stored.map((rates) => [rates._id, rates]));
  return (snapshot: DatedRates): Decimal | undefined => {
    if (snapshot.baseCurrency === baseCurrency) return new Decimal(1);
    const day = ratesDayOf(snapshot);
    const exchangeRates = day ? byDay.get(day) : undefined;
    return exchangeRates && marketFactor(exchangeRates, snapshot.baseCurrency, baseCurrency);
  };
}
