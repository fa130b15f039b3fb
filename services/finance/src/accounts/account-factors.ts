import type { FactorSource } from '@plaza/contracts/finance/rates';
import type { Types } from 'mongoose';
import { Decimal, storedDecimal, toDecimal } from '../money';
import { marketFactor, type Rates } from '../rates/conversion';
import { fromVersion } from '../records/version';
import { Account, type AccountRecord } from './account.model';

/** What an account stores about its conversion into the base currency. */
export interface FactorFields {
  conversionFactor: Types.Decimal128;
  factorBase: string;
  factorSource: FactorSource;
  factorAsOf: Date;
}

/**
 * The factor that a request gave, or left to the rates. One that says what the rates say, as far as its decimals go (6 at
 * least), is kept with all their digits; any other is the person's own word.
 */
export function factorFields(currency: string, sent: string | undefined, rates: Rates, now: Date): FactorFields {
  const held = rates.factorOf(currency);
  if (sent === undefined) return fieldsOf(held?.factor ?? one, held?.source ?? 'manual', held?.asOf ?? now, rates);
  const typed = new Decimal(sent);
  const decimals = Math.max(6, typed.decimalPlaces());
  if (held?.factor.toDecimalPlaces(decimals).equals(typed)) {
    return fieldsOf(held.factor, held.source, held.asOf ?? now, rates);
  }
  return fieldsOf(typed, 'manual', now, rates);
}

/** What the rates say, for an account that is to follow them; undefined where they say nothing. */
export function factorByRates(currency: string, rates: Rates, now: Date): FactorFields | undefined {
  const held = rates.factorOf(currency);
  return held && fieldsOf(held.factor, held.source, held.asOf ?? now, rates);
}

/** Whether an account's factor still counts in another base than the person's. */
export const isOutdated = (account: AccountRecord, { baseCurrency }: Rates): boolean =>
  (account.factorBase ?? 'USD') !== baseCurrency;

/**
 * Brings the factors of all accounts into the base currency that the rates are in; those that are in it stay. A currency
 * that has no rate keeps its factor, scaled from the old base to the new one.
 */
export async function rebaseAccounts(
  userId: string,
  rates: Rates,
): Promise<{ updated: number; withoutRate: string[] }> {
  const accounts = await Account.find({ userId, deletedAt: null }).lean();
  const outdated = accounts.filter((account) => isOutdated(account, rates));
  await writeFactors(outdated.flatMap((account) => rebased(account, rates) ?? []));
  const unrated = outdated.filter(({ currency }) => !rates.factorOf(currency)).map(({ currency }) => currency);
  return { updated: outdated.length - unrated.length, withoutRate: [...new Set(unrated)].sort() };
}

/** The same account in the base currency that the rates are in; undefined where no rate leads there. */
export function rebased(account: AccountRecord, rates: Rates): AccountRecord | undefined {
  const now = new Date();
  const fields = factorByRates(account.currency, rates, now) ?? scaled(account, rates);
  return fields && { ...account, ...fields };
}

function scaled(account: AccountRecord, rates: Rates): FactorFields | undefined {
  const ratio = rates.sheet && marketFactor(rates.sheet, account.factorBase ?? 'USD', rates.baseCurrency);
  if (!ratio) return undefined;
  const factor = toDecimal(account.conversionFactor).times(ratio);
  return fieldsOf(factor, account.factorSource ?? 'manual', account.factorAsOf ?? account.updatedAt, rates);
}

/**
 * One write for all, each only as long as its account is as it was seen.
 * @param accounts as they were seen, but for their factors
 * @returns how many were written
 */
export async function writeFactors(accounts: readonly AccountRecord[]): Promise<number> {
  if (accounts.length === 0) return 0;
  const { modifiedCount } = await Account.bulkWrite(
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

const one = new Decimal(1);

function fieldsOf(
  factor: Decimal,
  factorSource: FactorSource,
  factorAsOf: Date,
  { baseCurrency }: Rates,
): FactorFields {
  return { conversionFactor: storedDecimal(factor), factorBase: baseCurrency, factorSource, factorAsOf };
}
