import type { FactorsUpdate } from '@plaza/contracts/finance/accounts';
import { toDecimal } from '../money';
import type { Rates } from '../rates/conversion';
import type { AccountRecord } from './account.model';
import { type FactorFields, factorByRates, writeFactors } from './account-factors';
import { toAccount } from './account-fields';
import { readAccounts } from './read-accounts';

/**
 * Sets every account's factor from the rates of this moment: the person's override first, else the market; what is held
 * by a lock is passed over. An account that is changed meanwhile is looked at again.
 */
export async function updateFactors(userId: string, rates: Rates): Promise<FactorsUpdate> {
  for (;;) {
    const accounts = await readAccounts(userId, rates);
    const { open, locked, withoutRate } = sorted(accounts, rates);
    // Only what differs: several updates at once would else never be done with each other's writes.
    const different = open.filter(({ account, fields }) => !isSame(account, fields));
    const written = await writeFactors(different.map(({ account, fields }) => ({ ...account, ...fields })));
    if (written < different.length) continue;
    return {
      accounts: (different.length > 0 ? await readAccounts(userId, rates) : accounts).map(toAccount),
      updated: open.length,
      locked: codesOf(locked),
      withoutRate: codesOf(withoutRate),
      ratesAsOf: rates.exchangeRates?.lastUpdated ?? null,
    };
  }
}

function sorted(accounts: readonly AccountRecord[], rates: Rates) {
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

/** Whether an account has these already. What holds by the person's word has no time of its own. */
function isSame(account: AccountRecord, fields: FactorFields): boolean {
  return (
    account.factorSource === fields.factorSource &&
    account.factorBase === fields.factorBase &&
    toDecimal(account.conversionFactor).equals(toDecimal(fields.conversionFactor)) &&
    (fields.factorSource !== 'market' || account.factorAsOf.getTime() === fields.factorAsOf.getTime())
  );
}

const codesOf = (accounts: readonly AccountRecord[]) => [...new Set(accounts.map(({ currency }) => currency))].sort();
