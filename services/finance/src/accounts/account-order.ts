import type { Account } from '@plaza/contracts/finance/accounts';
import type { MarketRates } from '../rates/market-rates';
import { AccountModel } from './account.model';
import { AccountOrderingModel } from './account-ordering.model';
import { accountNotFound, listAccounts } from './accounts';

/**
 * Changes the order of accounts; those that are not named keep their places.
 * @throws NotFound `account_not_found`, with nothing changed, where one of them is not the user's
 */
export async function reorderAccounts(
  userId: string,
  accountIds: readonly string[],
  market: MarketRates,
): Promise<Account[]> {
  const current = (await listAccounts(userId, market)).map(({ id }) => id);
  const known = new Set(current);
  if (!accountIds.every((id) => known.has(id))) throw accountNotFound();
  await storeOrder(userId, reordered(current, accountIds), await nextReorderSequence(userId));
  return listAccounts(userId, market);
}

/** The current order, with the named accounts in their new order at the places that they had. */
export function reordered(current: readonly string[], named: readonly string[]): string[] {
  const moving = new Set(named);
  const next = named.values();
  return current.map((id) => (moving.has(id) ? (next.next().value ?? id) : id));
}

/**
 * Writes all places in one command; they begin at 1, as 0 means no place. Accounts that a later turn has placed are
 * left out: a write to many documents is not atomic, so without turns two concurrent reorderings could end in neither
 * order.
 */
export async function storeOrder(userId: string, order: readonly string[], turn: number): Promise<void> {
  await AccountModel.updateMany(
    { userId, _id: { $in: order }, orderTurn: { $lt: turn } },
    [{ $set: { sortOrder: { $add: [{ $indexOfArray: [order, '$_id'] }, 1] }, orderTurn: turn } }],
    { updatePipeline: true, timestamps: false },
  );
}

/** Takes the next number of a user's reorderings. */
export async function nextReorderSequence(userId: string): Promise<number> {
  const { turn } = await AccountOrderingModel.findOneAndUpdate(
    { _id: userId },
    { $inc: { turn: 1 } },
    { upsert: true, returnDocument: 'after', setDefaultsOnInsert: false },
  ).lean();
  return turn;
}
