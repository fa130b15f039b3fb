import type { Account } from '@plaza/contracts/finance/accounts';
import { isDecimalText, notANumber } from '@plaza/ui';
import { sameAmount } from '../../money/exact';
import { amountError } from '../../records/decimal-fields';

/** The fields that can be edited where they stand, and in the dialog. */
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

const decimalFields: ReadonlySet<AccountField> = new Set(['interestRate', 'balance', 'conversionFactor']);
const emptyMeans: Record<AccountField, string | null> = {
  name: '',
  type: '',
  owner: 'Primary',
  status: 'Unlocked',
  interestRate: null,
  perks: '',
  notes: '',
  balance: '0',
  conversionFactor: '1',
};

/** What is sent for what was typed; a field left empty stands for its default. */
export function valueToSend(field: AccountField, typed: string): string | null {
  const text = typed.trim();
  return text === '' ? emptyMeans[field] : text;
}

/**
 * What the typed text lacks, as the server would say it; undefined where nothing is wrong.
 * @param currency of the account: a balance has no more decimals
 */
export function validateField(field: AccountField, typed: string, currency: string): string | undefined {
  const value = valueToSend(field, typed);
  if (field === 'name' && value === '') return 'Name is required';
  if (field === 'type' && value === '') return 'Type is required';
  if (value === null || !decimalFields.has(field)) return undefined;
  if (!isDecimalText(value)) return notANumber();
  if (field === 'interestRate' && !/^\d{1,3}(\.\d{1,3})?$/.test(value)) {
    return 'Must be a percentage with at most 3 decimals';
  }
  if (field === 'balance') return amountError(value, { currency, negative: true });
  if (field === 'conversionFactor' && !/^(?=.*[1-9])\d{1,12}(\.\d{1,18})?$/.test(value)) {
    return 'Must be a positive number with at most 18 decimals';
  }
  return undefined;
}

/** Whether what was typed would change the account: "100" for 100.00 would not. */
export function differs(account: Account, field: AccountField, typed: string): boolean {
  const before = account[field];
  const value = valueToSend(field, typed);
  if (before === null || value === null) return before !== value;
  if (!decimalFields.has(field)) return before !== value;
  return validateField(field, typed, account.currency) !== undefined || !sameAmount(before, value);
}
