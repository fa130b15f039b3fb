import type { FactorsUpdate } from '@plaza/contracts/finance/accounts';
import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import { toDecimal } from '../money';
import type { Rates } from '../rates/conversion';
import type { AccountRecord } from './account.model';
import { type FactorFields, factorByRates, writeFactors } from './account-factors';
import { toAccount } from './account-fields';
import { readAccounts } from './read-accounts';

/**
 * Sets the factor of every account from the current rates: the user's override first, else the market rate; locked
 * currencies are left out. Reads the accounts again if one of them was changed in between.
 */
export function updateFactors(userId: string, rates: Rates): Promise<FactorsUpdate> {
  return retryOnConflict(async () => {
    const accounts = await readAccounts(userId, rates);
    const { open, locked, withoutRate } = groupByRate(accounts, rates);
    // Only accounts that differ are written, or concurrent updates would outdate each other's reads over and over.
    const different = open.filter(({ account, fields }) => !hasFields(account, fields));
    const written = await writeFactors(different.map(({ account, fields }) => ({ ...account, ...fields })));
    if (written < different.length) return undefined;
    return {
      accounts: (different.length > 0 ? await readAccounts(userId, rates) : accounts).map(toAccount),
      updated: open.length,
      locked: codesOf(locked),
      withoutRate: codesOf(withoutRate),
      ratesAsOf: rates.exchangeRates?.lastUpdated ?? null,
    };
  });
}

function groupByRate(accounts: readonly AccountRecord[], rates: Rates) {
  const now = new Date();
  const open: { account: AccountRecord; fields: FactorFields }[] = [];
  const locked: AccountRecord[] = [];
  const withoutRate: AccountRecord[] = [];
  for (const account of accounts) {
    const fields = factorByRates(account.currency, rates, now);
    if (fields?.factorSource === 'locked') locked.push(account);
    else if (fields) open.push({ account, fields });
    else withoutRate.push(account);
  }
  return { open, locked, withoutRate };
}

/**
 * Whether an account already has these fields. The time is compared for market rates only, as no others have their own.
 */
function hasFields(account: AccountRecord, fields: FactorFields): boolean {
  return (
    account.factorSource === fields.factorSource &&
    account.factorBase === fields.factorBase &&
    toDecimal(account.conversionFactor).equals(toDecimal(fields.conversionFactor)) &&
    (fields.factorSource !== 'market' || account.factorAsOf.getTime() === fields.factorAsOf.getTime())
  );
}

const codesOf = (accounts: readonly AccountRecord[]) => [...new Set(accounts.map(({ currency }) => currency))].sort();
