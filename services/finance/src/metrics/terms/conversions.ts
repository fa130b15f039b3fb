import type { Types } from 'mongoose';
import { toDecimal } from '../../money';
import type { Factor, Rates } from '../../rates/conversion';
import type { Term } from './term';

type RecordKind = NonNullable<Term['record']>['kind'];

/** Converts a user's records into the base currency. */
export class Conversions {
  /** The currencies of records that are left out, as they have no rate. */
  readonly withoutRate = new Set<string>();
  readonly #factors = new Map<string, Factor | undefined>();

  constructor(private readonly rates: Pick<Rates, 'factorOf'>) {}

  /** The rows of records whose currency has a rate. */
  rowsOf<Stored extends { readonly currency: string }, Row>(
    records: readonly Stored[],
    rowOf: (one: Stored, rate: Factor) => Row,
  ): Row[] {
    return records.flatMap((one) => {
      const rate = this.#factorOf(one.currency);
      return rate ? [rowOf(one, rate)] : [];
    });
  }

  #factorOf(currency: string): Factor | undefined {
    if (!this.#factors.has(currency)) this.#factors.set(currency, this.rates.factorOf(currency));
    const rate = this.#factors.get(currency);
    if (!rate) this.withoutRate.add(currency);
    return rate;
  }
}

/** A stored amount as a term in the base currency. @param id undefined for the sum of several records */
export function toBaseValue(
  kind: RecordKind,
  id: string | undefined,
  label: string,
  stored: Types.Decimal128,
  currency: string,
  rate: Factor,
): Term {
  const amount = toDecimal(stored);
  const record = id === undefined ? undefined : { kind, id };
  if (rate.source === 'base') return { label, value: amount, unit: 'money', ...(record && { record }) };
  const conversion = { amount, currency, ...rate };
  return { label, value: amount.times(rate.factor), unit: 'money', ...(record && { record }), conversion };
}
