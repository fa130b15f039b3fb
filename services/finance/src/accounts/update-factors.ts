import type { FactorsUpdate } from '@plaza/contracts/finance/accounts';
import type { Rates } from '../rates/conversion';
import { factorByRates, writeFactors } from './account-factors';
import { given } from './account-fields';
import { readAccounts } from './read-accounts';

/**
 * Sets every account's factor from the rates of this moment: the person's override first, else the market; what they
 * locked is passed over. An account that is changed meanwhile is looked at again.
 */
export async function updateFactors(userId: string, rates: Rates): Promise<FactorsUpdate> {
  const now = new Date();
  const { locked: locks, baseCurrency } = rates.wishes;
  for (;;) {
    const accounts = await readAccounts(userId, rates);
    const isLocked = (code: string) => locks.has(code) && code !== baseCurrency;
    const open = accounts.filter(({ currency }) => !isLocked(currency));
    const updated = open.flatMap((account) => {
      const fields = factorByRates(account.currency, rates, now);
      return fields ? [{ ...account, ...fields }] : [];
    });
    if ((await writeFactors(updated)) < updated.length) continue;
    const codes = (some: readonly { currency: string }[]) => [...new Set(some.map(({ currency }) => currency))].sort();
    return {
      accounts: (await readAccounts(userId, rates)).map(given),
      updated: updated.length,
      locked: codes(accounts.filter(({ currency }) => isLocked(currency))),
      withoutRate: codes(open.filter(({ currency }) => !rates.factorOf(currency))),
    };
  }
}
