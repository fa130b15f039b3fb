import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import type { Rates } from '../rates/conversion';
import { findBaseCurrency } from '../rates/user-rates';
import { AccountModel, type AccountRecord } from './account.model';
import { isOutdated, rebased, writeFactors } from './account-factors';

/**
 * A user's accounts in their order, with factors in the base currency of the rates: a change of the base currency that
 * was interrupted, or is still running, is completed here. An account that keeps another `factorBase` has no rate into
 * the base currency, so its value there is unknown.
 */
export function readAccounts(userId: string, ratesOrReading: Rates | Promise<Rates>): Promise<AccountRecord[]> {
  return retryOnConflict(async () => {
    const [accounts, rates] = await Promise.all([inOrder(userId), ratesOrReading]);
    const rescaled = accounts.flatMap((account) => (isOutdated(account, rates) && rebased(account, rates)) || []);
    if (rescaled.length === 0) return accounts;
    // The base currency changed after the rates were read: the factors fit this response, but must not be written.
    if ((await findBaseCurrency(userId)) !== rates.baseCurrency) {
      const byId = new Map(rescaled.map((account) => [account._id, account]));
      return accounts.map((account) => byId.get(account._id) ?? account);
    }
    await writeFactors(rescaled);
    return undefined;
  });
}

/** Sorted by sortOrder, and those with the same one by age; then those without one (0), the oldest first. */
async function inOrder(userId: string): Promise<AccountRecord[]> {
  const accounts = await AccountModel.find({ userId, deletedAt: null })
    .sort({ sortOrder: 1, createdAt: 1, _id: 1 })
    .lean();
  const first = accounts.findIndex(({ sortOrder }) => sortOrder > 0);
  return first === -1 ? accounts : [...accounts.slice(first), ...accounts.slice(0, first)];
}
