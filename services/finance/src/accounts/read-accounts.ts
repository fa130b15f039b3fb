import type { Rates } from '../rates/conversion';
import { findBaseCurrency } from '../rates/user-rates';
import { AccountModel, type AccountRecord } from './account.model';
import { isOutdated, rebased, writeFactors } from './account-factors';

/**
 * A person's accounts in their order, every factor in the base currency of the rates: where a
 * change of the base was interrupted, or goes on just now, it is completed here. An account whose `factorBase` still is
 * another one has no rate that leads there: what it is worth cannot be said.
 */
export async function readAccounts(userId: string, rates: Rates): Promise<AccountRecord[]> {
  for (;;) {
    const accounts = await inOrder(userId);
    const healed = accounts.flatMap((account) => (isOutdated(account, rates) && rebased(account, rates)) || []);
    if (healed.length === 0) return accounts;
    // The base went on since the rates were read: they do for this answer, and are no longer to be written.
    if ((await findBaseCurrency(userId)) !== rates.baseCurrency) {
      const byId = new Map(healed.map((account) => [account._id, account]));
      return accounts.map((account) => byId.get(account._id) ?? account);
    }
    await writeFactors(healed);
  }
}

/** By their places, equal ones by age; behind them those without a place, whose sortOrder is 0, the oldest first. */
async function inOrder(userId: string): Promise<AccountRecord[]> {
  const accounts = await AccountModel.find({ userId, deletedAt: null })
    .sort({ sortOrder: 1, createdAt: 1, _id: 1 })
    .lean();
  const first = accounts.findIndex(({ sortOrder }) => sortOrder > 0);
  return first === -1 ? accounts : [...accounts.slice(first), ...accounts.slice(0, first)];
}
