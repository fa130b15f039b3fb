import type { Account, AccountChanges, NewAccount } from '@plaza/contracts/finance/accounts';
import { wholeNumberError } from '../../records/decimal-fields';
import { type AccountField, differs, fieldLabels, validateField, valueToSend } from '../values/account-fields';

/** The account form as it is typed: all text. */
export type AccountDraft = Record<AccountField | 'currency' | 'sortOrder', string>;
export type DraftField = keyof AccountDraft;

const fields = Object.keys(fieldLabels) as AccountField[];

export const draftLabels: Record<DraftField, string> = {
  ...fieldLabels,
  currency: 'Currency',
  sortOrder: 'Sort Order',
};

const lastPlace = 1_000_000;

/**
 * An empty form in the person's base currency, which is 1. The new account comes after the ones there are, as those
 * without a place, 0, come after all others.
 */
export function newDraft(accounts: readonly Pick<Account, 'sortOrder'>[], baseCurrency: string): AccountDraft {
  const havePlaces = accounts.every(({ sortOrder }) => sortOrder > 0);
  const next = havePlaces ? accounts.reduce((most, { sortOrder }) => Math.max(most, sortOrder + 1), 0) : 0;
  return {
    name: '',
    type: '',
    status: 'Unlocked',
    owner: 'Primary',
    interestRate: '',
    perks: '',
    notes: '',
    balance: '',
    currency: baseCurrency,
    conversionFactor: '1',
    sortOrder: String(next),
  };
}

export function toAccountDraft(account: Account): AccountDraft {
  const texts = Object.fromEntries(fields.map((field) => [field, account[field] ?? '']));
  const { currency, sortOrder } = account;
  return { ...(texts as Record<AccountField, string>), currency, sortOrder: String(sortOrder) };
}

export function validateAccount(field: DraftField, draft: AccountDraft): string | undefined {
  if (field === 'currency') return undefined;
  if (field === 'sortOrder') return wholeNumberError(draft.sortOrder, lastPlace);
  return validateField(field, draft[field], draft.currency);
}

/** What is sent for a new account: empties as their defaults (rate null, balance "0", factor "1", order 0). */
export function toAccountFields(draft: AccountDraft): NewAccount {
  const values = Object.fromEntries(fields.map((field) => [field, valueToSend(field, draft[field])]));
  return { ...values, currency: draft.currency, sortOrder: Number(draft.sortOrder || 0) } as NewAccount;
}

/** What is sent for an account that exists: the fields that differ. Undefined where none does. */
export function accountChanges(account: Account, draft: AccountDraft): AccountChanges | undefined {
  const after = toAccountFields(draft);
  const changed: string[] = fields.filter((field) => differs(account, field, draft[field]));
  if (after.currency !== account.currency) changed.push('currency');
  if (after.sortOrder !== account.sortOrder) changed.push('sortOrder');
  if (changed.length === 0) return undefined;
  return Object.fromEntries(Object.entries(after).filter(([field]) => changed.includes(field)));
}
