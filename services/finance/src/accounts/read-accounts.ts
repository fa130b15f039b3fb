import type { Rates } from '../rates/conversion';
import { Account, type AccountRecord } from './account.model';
import { isOutdated, rebased, writeFactors } from './account-factors';

/**
 * A person's accounts in their order (equal places by age), every factor in the base currency of the rates: where a
 * change of the base was interrupted, or goes on just now, it is completed here.
 */
export async function readAccounts(userId: string, rates: Rates): Promise<AccountRecord[]> {
  const accounts = await Account.find({ userId, deletedAt: null }).sort({ sortOrder: 1, createdAt: 1, _id: 1 }).lean();
  const outdated = new Map<string, AccountRecord>();
  for (const account of accounts) {
    const healed = isOutdated(account, rates) && rebased(account, rates);
    if (healed) outdated.set(account._id, healed);
  }
  if (outdated.size === 0) return accounts;
  await writeFactors([...outdated.values()]);
  return accounts.map((account) => {
    const healed = outdated.get(account._id);
    return healed ? { ...healed, version: (account.version ?? 0) + 1 } : account;
  });
}
