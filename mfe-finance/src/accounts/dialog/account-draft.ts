import type { Account, AccountChanges, NewAccount } from '@plaza/contracts/finance/accounts';
import { wholeNumberError } from '../../records/form/decimal-fields';
import {
  type AccountField,
  differs,
  fieldLabels,
  toAccountChange,
  validateField,
  valueToSend,
} from '../values/account-fields';

/** The account form as the user typed it; every field is text. */
export type AccountDraft = Record<AccountField | 'currency' | 'sortOrder', string>;
export type DraftField = keyof AccountDraft;

const fields = Object.keys(fieldLabels) as AccountField[];

export const draftLabels: Record<DraftField, string> = {
  ...fieldLabels,
  currency: 'Currency',
  sortOrder: 'Sort Order',
};

const highestSortOrder = 1_000_000;

/**
 * An empty form in the user's base currency, whose factor is 1. The new account goes to the end of the list: its sort
 * order is one higher than the highest, or 0 if any account has 0, since accounts with sort order 0 come last.
 */
export function newDraft(accounts: readonly Pick<Account, 'sortOrder'>[], baseCurrency: string): AccountDraft {
  const areAllSorted = accounts.every(({ sortOrder }) => sortOrder > 0);
  const after = accounts.reduce((highest, { sortOrder }) => Math.max(highest, sortOrder + 1), 0);
  const next = areAllSorted ? Math.min(after, highestSortOrder) : 0;
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
  if (field === 'sortOrder') return wholeNumberError(draft.sortOrder, highestSortOrder);
  return validateField(field, draft[field], draft.currency);
}

/** The request body of a new account. Empty fields get defaults: rate null, balance "0", factor "1", order 0. */
export function toAccountFields(draft: AccountDraft): NewAccount {
  return {
    name: valueToSend('name', draft.name),
    type: valueToSend('type', draft.type),
    status: valueToSend('status', draft.status),
    owner: valueToSend('owner', draft.owner),
    interestRate: valueToSend('interestRate', draft.interestRate),
    perks: valueToSend('perks', draft.perks),
    notes: valueToSend('notes', draft.notes),
    balance: valueToSend('balance', draft.balance),
    currency: draft.currency,
    conversionFactor: valueToSend('conversionFactor', draft.conversionFactor),
    sortOrder: toSortOrder(draft),
  };
}

/**
 * The request body of a change: only the fields that differ, or undefined if none does.
 * @param pending optimistic changes of the account without a response yet; they are sent too, as the server may still
 * reject them
 */
export function accountChanges(
  account: Account,
  draft: AccountDraft,
  pending: Partial<Account> = {},
): AccountChanges | undefined {
  const changes: AccountChanges = {};
  for (const field of fields) {
    const isSent = field in pending || differs(account, field, draft[field]);
    if (isSent) Object.assign(changes, toAccountChange(field, draft[field]));
  }
  if ('currency' in pending || draft.currency !== account.currency) changes.currency = draft.currency;
  if ('sortOrder' in pending || toSortOrder(draft) !== account.sortOrder) changes.sortOrder = toSortOrder(draft);
  return Object.keys(changes).length > 0 ? changes : undefined;
}

const toSortOrder = ({ sortOrder }: AccountDraft): number => Number(sortOrder || 0);
