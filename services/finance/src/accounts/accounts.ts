import type { AccountChanges, Account as AccountGiven, NewAccount } from '@plaza/contracts/finance/accounts';
import { NotFound } from '@plaza/service-kit/errors';
import { Account, type AccountRecord } from './account.model';
import { fieldsOf, given } from './account-fields';
import { balanceMustFit, refuseUnfit } from './balance-fit';

export const accountNotFound = () => new NotFound('account_not_found', 'This account does not exist.');

/** A person's accounts in their order; equal places by age. */
export async function listAccounts(userId: string): Promise<AccountGiven[]> {
  const accounts = await Account.find({ userId, deletedAt: null }).sort({ sortOrder: 1, createdAt: 1, _id: 1 }).lean();
  return accounts.map(given);
}

export async function addAccount(userId: string, account: NewAccount): Promise<AccountGiven> {
  const sortOrder = account.sortOrder || (await lastPlace(userId));
  const added = await Account.create({ ...fieldsOf(account), userId, sortOrder });
  return given(added.toObject());
}

/** The place of the last account: among equals the newest comes last, so that two may share it. */
async function lastPlace(userId: string): Promise<number> {
  const last = await Account.findOne({ userId, deletedAt: null }, { sortOrder: 1 }).sort({ sortOrder: -1 }).lean();
  return last?.sortOrder ?? 0;
}

export async function changeAccount(userId: string, id: string, changes: AccountChanges): Promise<AccountGiven> {
  const mine = { _id: id, userId, deletedAt: null };
  const changed = await Account.findOneAndUpdate(
    { ...mine, ...balanceMustFit(changes) },
    { $set: fieldsOf(changes) },
    { returnDocument: 'after', runValidators: true },
  ).lean();
  if (changed) return given(changed);
  const unchanged = await Account.findOne(mine).lean();
  if (!unchanged) throw accountNotFound();
  throw refuseUnfit(unchanged.currency, changes);
}

/** It can be restored for a day. */
export async function removeAccount(userId: string, id: string): Promise<void> {
  const { matchedCount } = await Account.updateOne(
    { _id: id, userId, deletedAt: null },
    { $set: { deletedAt: new Date() } },
  );
  if (matchedCount === 0) throw accountNotFound();
}

/** Restoring what is there already changes nothing. */
export async function restoreAccount(userId: string, id: string): Promise<AccountGiven> {
  const restored = await Account.findOneAndUpdate(
    { _id: id, userId },
    { $unset: { deletedAt: true } },
    { returnDocument: 'after' },
  ).lean<AccountRecord>();
  if (!restored) throw accountNotFound();
  return given(restored);
}
