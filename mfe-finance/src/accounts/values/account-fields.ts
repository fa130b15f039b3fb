import type { Account, AccountChanges } from '@plaza/contracts/finance/accounts';
import { accountStatuses, accountTypes } from '@plaza/contracts/finance/choices';
import { isFactor } from '@plaza/contracts/finance/factor-text';
import { isDecimalText, notANumber } from '@plaza/ui';
import { sameAmount } from '../../money/exact-decimal';
import { amountError } from '../../records/form/decimal-fields';

/** The fields that can be edited both in the list and in the dialog. */
export type AccountField =
  | 'name'
  | 'type'
  | 'owner'
  | 'status'
  | 'interestRate'
  | 'perks'
  | 'notes'
  | 'balance'
  | 'conversionFactor';

export const fieldLabels: Record<AccountField, string> = {
  name: 'Name',
  type: 'Type',
  owner: 'Owner',
  status: 'Status',
  interestRate: 'Interest Rate',
  perks: 'Perks',
  notes: 'Notes',
  balance: 'Balance',
  conversionFactor: 'Conversion Factor',
};

type FieldValue<Field extends AccountField> = Required<AccountChanges>[Field];

const decimalFields: ReadonlySet<AccountField> = new Set(['interestRate', 'balance', 'conversionFactor']);

/** Converts the text of a form field to the value that the contract accepts; an empty field gets its default. */
const toChange: { readonly [Field in AccountField]: (typed: string) => { [Name in Field]: FieldValue<Field> } } = {
  name: (typed) => ({ name: typed.trim() }),
  type: (typed) => ({ type: choiceOf(accountTypes, typed) }),
  owner: (typed) => ({ owner: typed.trim() || 'Primary' }),
  status: (typed) => ({ status: choiceOf(accountStatuses, typed || 'Unlocked') }),
  interestRate: (typed) => ({ interestRate: typed.trim() || null }),
  perks: (typed) => ({ perks: typed.trim() }),
  notes: (typed) => ({ notes: typed.trim() }),
  balance: (typed) => ({ balance: typed.trim() || '0' }),
  conversionFactor: (typed) => ({ conversionFactor: typed.trim() || '1' }),
};

/** The value of a select or a menu is one of its options; any other value is a bug. */
function choiceOf<Choice extends string>(choices: readonly Choice[], typed: string): Choice {
  const choice = choices.find((one) => one === typed.trim());
  if (choice === undefined) throw new TypeError(`"${typed}" is none of ${choices.join(', ')}`);
  return choice;
}

/** The change that results from a valid text of one field. */
export const toAccountChange = (field: AccountField, typed: string): AccountChanges => toChange[field](typed);

/** The value to send for a valid text of one field. */
export function valueToSend<Field extends AccountField>(field: Field, typed: string): FieldValue<Field> {
  return toChange[field](typed)[field];
}

/**
 * The error of the typed text, in the words of the server; undefined if the text is valid.
 * @param currency the account's currency: a balance has at most as many decimals as the currency
 */
export function validateField(field: AccountField, typed: string, currency: string): string | undefined {
  if ((field === 'name' || field === 'type') && typed.trim() === '') return `${fieldLabels[field]} is required`;
  if (!decimalFields.has(field)) return undefined;
  const value = valueToSend(field, typed);
  if (value === null) return undefined;
  if (!isDecimalText(value)) return notANumber();
  if (field === 'interestRate' && !/^\d{1,3}(\.\d{1,3})?$/.test(value)) {
    return 'Must be a percentage with at most 3 decimals';
  }
  if (field === 'balance') return amountError(value, { currency, negative: true });
  if (field === 'conversionFactor' && !isFactor(value)) {
    return 'Must be a positive number with at most 18 decimals';
  }
  return undefined;
}

/** Whether the typed text would change the account: "100" does not change 100.00. */
export function differs(account: Account, field: AccountField, typed: string): boolean {
  const before = account[field];
  const value = valueToSend(field, typed);
  if (before === null || value === null) return before !== value;
  if (!decimalFields.has(field)) return before !== value;
  return validateField(field, typed, account.currency) !== undefined || !sameAmount(before, value);
}
