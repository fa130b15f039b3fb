import type { FactorSource } from '@plaza/contracts/finance/rates';
import type { Types } from 'mongoose';
import { Decimal, saysTheSame, storedDecimal, toDecimal } from '../money';
import { marketFactor, type Rates } from '../rates/conversion';
import { fromVersion } from '../records/version';
import { AccountModel, type AccountRecord } from './account.model';

/** What an account stores about its conversion into the base currency. */
export interface FactorFields {
  conversionFactor: Types.Decimal128;
  factorBase: string;
  factorSource: FactorSource;
  factorAsOf: Date;
}

/**
 * The factor that a request gave, or left to the rates; the base currency is 1 whatever was given. One that says what the
 * rates say, as far as its decimals go (6 at least), is kept with all their digits; any other is the person's own word.
 */
export function factorFields(currency: string, sent: string | undefined, rates: Rates, now: Date): FactorFields {
  const held = rates.factorOf(currency);
  const byRates = sent === undefined || held?.source === 'base' || (held && saysTheSame(sent, held.factor));
  if (held && byRates) return toFactorFields(held.factor, held.source, held.asOf ?? now, rates);
  return toFactorFields(new Decimal(sent ?? 1), 'manual', now, rates);
}

/** What the rates say, for an account that is to follow them; undefined where they say nothing. */
export function factorByRates(currency: string, rates: Rates, now: Date): FactorFields | undefined {
  const held = rates.factorOf(currency);
  return held && toFactorFields(held.factor, held.source, held.asOf ?? now, rates);
}

/** Whether an account's factor still counts in another base than the person's. */
export const isOutdated = (account: AccountRecord, { baseCurrency }: Rates): boolean =>
  (account.factorBase ?? 'USD') !== baseCurrency;

/** The same account in the base currency that the rates are in; undefined where no rate leads there. */
export function rebased(account: AccountRecord, rates: Rates): AccountRecord | undefined {
  const now = new Date();
  const fields = factorByRates(account.currency, rates, now) ?? scaled(account, rates);
  return fields && { ...account, ...fields };
}

function scaled(account: AccountRecord, rates: Rates): FactorFields | undefined {
  const ratio =
    rates.exchangeRates && marketFactor(rates.exchangeRates, account.factorBase ?? 'USD', rates.baseCurrency);
  if (!ratio) return undefined;
  const factor = toDecimal(account.conversionFactor).times(ratio);
  return toFactorFields(factor, account.factorSource ?? 'manual', account.factorAsOf ?? account.updatedAt, rates);
}

/**
 * One write for all, each only as long as its account is as it was seen.
 * @param accounts as they were seen, but for their factors
 * @returns how many were written
 */
export async function writeFactors(accounts: readonly AccountRecord[]): Promise<number> {
  if (accounts.length === 0) return 0;
  const { modifiedCount } = await AccountModel.bulkWrite(
    accounts.map(({ _id, version, conversionFactor, factorBase, factorSource, factorAsOf }) => ({
      updateOne: {
        filter: { _id, ...fromVersion(version ?? 0) },
        update: {
          $set: { conversionFactor, factorBase, factorSource, factorAsOf, version: (version ?? 0) + 1 },
        },
      },
    })),
    { ordered: false },
  );
  return modifiedCount;
}

function toFactorFields(
  factor: Decimal,
  factorSource: FactorSource,
  factorAsOf: Date,
  { baseCurrency }: Rates,
): FactorFields {
  return { conversionFactor: storedDecimal(factor), factorBase: baseCurrency, factorSource, factorAsOf };
}
