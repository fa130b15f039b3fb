import type { Account } from '@plaza/contracts/finance/accounts';
import type { MarketRates } from '../rates/market-rates';
import { AccountModel } from './account.model';
import { AccountOrderingModel } from './account-ordering.model';
import { accountNotFound, listAccounts } from './accounts';

/**
 * Puts accounts into an order; those not named keep their places.
 * @throws account_not_found, with nothing changed, when one of them is not the person's
 */
export async function reorderAccounts(
  userId: string,
  accountIds: readonly string[],
  market: MarketRates,
): Promise<Account[]> {
  const current = (await listAccounts(userId, market)).map(({ id }) => id);
  const known = new Set(current);
  if (!accountIds.every((id) => known.has(id))) throw accountNotFound();
  await storeOrder(userId, reordered(current, accountIds), await takeTurn(userId));
  return listAccounts(userId, market);
}

/** The current order with the named ones, in their new order, on the places that they held. */
export function reordered(current: readonly string[], named: readonly string[]): string[] {
  const moving = new Set(named);
  const next = named.values();
  return current.map((id) => (moving.has(id) ? (next.next().value ?? id) : id));
}

/**
 * One write for all; places begin at 1, as 0 is none. It passes over accounts that a later turn has placed: writes of many documents mix, and without
 * turns the outcome of two at once would be neither order.
 */
export async function storeOrder(userId: string, order: readonly string[], turn: number): Promise<void> {
  await AccountModel.updateMany(
    { userId, _id: { $in: order }, orderTurn: { $lt: turn } },
    [{ $set: { sortOrder: { $add: [{ $indexOfArray: [order, '$_id'] }, 1] }, orderTurn: turn } }],
    { updatePipeline: true, timestamps: false },
  );
}

/** The number of this reordering, of all that the person ever made. */
export async function takeTurn(userId: string): Promise<number> {
  const { turn } = await AccountOrderingModel.findOneAndUpdate(
    { _id: userId },
    { $inc: { turn: 1 } },
    { upsert: true, returnDocument: 'after', setDefaultsOnInsert: false },
  ).lean();
  return turn;
}
