import type { Account, AccountChanges, NewAccount } from '@plaza/contracts/finance/accounts';
import { equalsAsTyped, toDecimal } from '../money';
import type { Rates } from '../rates/conversion';
import type { MarketRates } from '../rates/market-rates';
import { userRates } from '../rates/user-rates';
import { addRecordOnce } from '../records/add-record-once';
import type { IdempotencyKey } from '../records/idempotency-key';
import { requireQuota } from '../records/quota';
import { changeRecord, type RecordStore, recordNotFound, requireCurrency } from '../records/record-store';
import { AccountModel, type AccountRecord } from './account.model';
import { factorFields, isOutdated, rebased, typedFactor } from './account-factors';
import { toAccount, toAccountFields } from './account-fields';
import { readAccounts } from './read-accounts';

const accounts: RecordStore<AccountRecord> = { model: AccountModel, noun: 'account', amounts: ['balance'] };

export const accountNotFound = () => recordNotFound('account');

export async function listAccounts(userId: string, market: MarketRates): Promise<Account[]> {
  return (await readAccounts(userId, userRates(userId, market))).map(toAccount);
}

/** Adds an account by the same rules as `addRecord`. */
export async function addAccount(
  userId: string,
  account: NewAccount,
  market: MarketRates,
  request?: IdempotencyKey,
): Promise<Account> {
  const { currency } = account;
  const rates = await userRates(userId, market);
  const added = await addRecordOnce<AccountRecord>(AccountModel, userId, request, async (addedBy) => {
    await requireQuota(AccountModel, accounts.noun, userId);
    await requireCurrency(userId, currency);
    const factor = factorFields(currency, typedFactor(account, currency, rates), rates, new Date());
    const stored = await AccountModel.create({ ...toAccountFields(account), ...factor, ...addedBy, userId });
    return stored.toObject();
  });
  return toAccount(withFactorInBase(added, rates));
}

/** A new currency without a factor gets the factor of the current rates. */
export async function changeAccount(
  userId: string,
  id: string,
  changes: AccountChanges,
  market: MarketRates,
): Promise<Account> {
  const mine = { _id: id, userId, deletedAt: null };
  const rates = await userRates(userId, market);
  const changed = await changeRecord(accounts, mine, changes.version, (before) => ({
    ...toAccountFields(changes),
    ...changedFactor(changes, withFactorInBase(before, rates), rates),
  }));
  return toAccount(withFactorInBase(changed, rates));
}

/** The factor fields to write: none where the input has no factor, or repeats the unchanged one of a form. */
function changedFactor(changes: AccountChanges, before: AccountRecord, rates: Rates) {
  const { conversionFactor, currency = before.currency } = changes;
  const isNewCurrency = currency !== before.currency;
  if (!isNewCurrency && conversionFactor === undefined) return {};
  const factor = factorFields(currency, typedFactor(changes, currency, rates), rates, new Date());
  if (isNewCurrency || factor.factorSource !== 'manual' || conversionFactor === undefined) return factor;
  return equalsAsTyped(conversionFactor, toDecimal(before.conversionFactor)) ? {} : factor;
}

/** The account with its factor in the current base currency, even if that is not stored yet. */
const withFactorInBase = (account: AccountRecord, rates: Rates): AccountRecord =>
  (isOutdated(account, rates) && rebased(account, rates)) || account;

/** Marks an account as deleted; it can be restored for a day. */
export async function removeAccount(userId: string, id: string): Promise<void> {
  const { matchedCount } = await AccountModel.updateOne(
    { _id: id, userId, deletedAt: null },
    { $set: { deletedAt: new Date() } },
  );
  if (matchedCount === 0) throw accountNotFound();
}

export async function restoreAccount(userId: string, id: string, market: MarketRates): Promise<Account> {
  await requireQuota(AccountModel, accounts.noun, userId, id);
  const rates = await userRates(userId, market);
  const restored = await AccountModel.findOneAndUpdate(
    { _id: id, userId },
    { $unset: { deletedAt: true } },
    { returnDocument: 'after' },
  ).lean<AccountRecord>();
  if (!restored) throw accountNotFound();
  return toAccount(withFactorInBase(restored, rates));
}
