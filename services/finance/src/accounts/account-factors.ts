import type { AccountChanges } from '@plaza/contracts/finance/accounts';
import type { FactorSource } from '@plaza/contracts/finance/rates';
import type { Types } from 'mongoose';
import { Decimal, equalsAsTyped, storedDecimal, toDecimal } from '../money';
import { type Factor, marketFactor, type Rates } from '../rates/conversion';
import { fromVersion } from '../records/version';
import { AccountModel, type AccountRecord } from './account.model';

/** The fields with which an account is converted into the base currency. */
export interface FactorFields {
  conversionFactor: Types.Decimal128;
  factorBase: string;
  factorSource: FactorSource;
  factorAsOf: Date;
}

/**
 * The factor of a request, else that of the rates; always 1 for the base currency. An input that equals the rate at the
 * input's number of decimals (at least 6) is stored with all digits of the rate; any other input is a manual factor.
 */
export function factorFields(currency: string, input: string | undefined, rates: Rates, now: Date): FactorFields {
  const rate = rates.factorOf(currency);
  const byRates = input === undefined || rate?.source === 'base' || (rate && equalsAsTyped(input, rate.factor));
  if (rate && byRates) return toFactorFields(rate.factor, rate.source, timeOf(rate, now), rates);
  return toFactorFields(new Decimal(input ?? 1), 'manual', now, rates);
}

/** The factor that a request sets by itself; undefined if it was filled in from rates and there still is a rate. */
export function typedFactor(
  { conversionFactor, factorFromRates }: Pick<AccountChanges, 'conversionFactor' | 'factorFromRates'>,
  currency: string,
  rates: Rates,
): string | undefined {
  return factorFromRates && rates.factorOf(currency) ? undefined : conversionFactor;
}

/** An override applies to an account from this write on, as the account had another factor until then. */
const timeOf = ({ source, asOf }: Factor, now: Date): Date => (source === 'override' ? now : (asOf ?? now));

/** The factor according to the rates; undefined where there is no rate. */
export function factorByRates(currency: string, rates: Rates, now: Date): FactorFields | undefined {
  const rate = rates.factorOf(currency);
  return rate && toFactorFields(rate.factor, rate.source, timeOf(rate, now), rates);
}

/** Whether the factor of an account is for another base currency than that of the rates. */
export const isOutdated = (account: AccountRecord, { baseCurrency }: Rates): boolean =>
  (account.factorBase ?? 'USD') !== baseCurrency;

/** The same account with its factor for the base currency of the rates; undefined where there is no rate. */
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
 * Writes the factors in one command, each only if its account still has the version that was read.
 * @param accounts as they were read, with new factors
 * @returns how many were written
 */
export async function writeFactors(accounts: readonly AccountRecord[]): Promise<number> {
  if (accounts.length === 0) return 0;
  const { modifiedCount } = await AccountModel.bulkWrite(
    accounts.map(({ _id, userId, version, conversionFactor, factorBase, factorSource, factorAsOf }) => ({
      updateOne: {
        filter: { _id, userId, ...fromVersion(version ?? 0) },
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
