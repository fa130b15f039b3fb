import type { Account, AccountChanges, NewAccount } from '@plaza/contracts/finance/accounts';
import { type AccountField, differs, faultIn, fieldLabels, valueToSend } from '../account-fields';

/** The account form as it is typed: all text. */
export type AccountDraft = Record<AccountField | 'currency' | 'sortOrder', string>;
export type DraftField = keyof AccountDraft;
export type DraftFaults = Partial<Record<DraftField, string>>;

const fields = Object.keys(fieldLabels) as AccountField[];

/** An empty form; the new account comes after the ones there are. */
export function blankDraft(accounts: readonly Pick<Account, 'sortOrder'>[]): AccountDraft {
  const next = accounts.reduce((most, { sortOrder }) => Math.max(most, sortOrder + 1), 0);
  return {
    name: '',
    type: '',
    status: 'Unlocked',
    owner: 'Primary',
    interestRate: '',
    perks: '',
    notes: '',
    balance: '',
    currency: 'USD',
    conversionFactor: '',
    sortOrder: String(next),
  };
}

export function draftOf(account: Account): AccountDraft {
  return { ...account, interestRate: account.interestRate ?? '', sortOrder: String(account.sortOrder) };
}

export function draftFaults(draft: AccountDraft): DraftFaults {
  const faults = fields.map((field) => [field, faultIn(field, draft[field])] as const);
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined));
}

/** What is sent for a new account: empties as their defaults (rate null, balance "0", factor "1", order 0). */
export function newAccount(draft: AccountDraft): NewAccount {
  const values = Object.fromEntries(fields.map((field) => [field, valueToSend(field, draft[field])]));
  return { ...values, currency: draft.currency, sortOrder: Number(draft.sortOrder || 0) } as NewAccount;
}

/** What is sent for an account that exists: the fields that differ. Undefined where none does. */
export function accountChanges(account: Account, draft: AccountDraft): AccountChanges | undefined {
  const after = newAccount(draft);
  const changed: string[] = fields.filter((field) => differs(account, field, draft[field]));
  if (after.currency !== account.currency) changed.push('currency');
  if (after.sortOrder !== account.sortOrder) changed.push('sortOrder');
  if (changed.length === 0) return undefined;
  return Object.fromEntries(Object.entries(after).filter(([field]) => changed.includes(field)));
}
