import type { Income, IncomeFrequency, IncomeSource, IncomeType, NewIncome } from '@plaza/contracts/finance/incomes';
import { amountError, amountToSend } from '../records/form/decimal-fields';
import { isStoredPerMonth, payOf, storedAmount } from './pay';

/** The income form as the user typed it; `pay` is per period of the frequency. */
export type IncomeDraft = {
  source: string;
  type: string;
  pay: string;
  currency: string;
  frequency: string;
  taxable: boolean;
  notes: string;
};

export const incomeLabels: Record<keyof IncomeDraft, string> = {
  source: 'Source',
  type: 'Type',
  pay: 'Amount',
  currency: 'Currency',
  frequency: 'Frequency',
  taxable: 'Taxable',
  notes: 'Notes',
};

export const blankIncome = (currency: string): IncomeDraft => ({
  source: '',
  type: '',
  pay: '',
  currency,
  frequency: 'Monthly',
  taxable: true,
  notes: '',
});

export function toIncomeDraft(income: Income): IncomeDraft {
  const { source, type, currency, frequency, taxable, notes } = income;
  return { source, type, pay: payOf(income), currency, frequency, taxable, notes };
}

export function validateIncome(field: keyof IncomeDraft, draft: IncomeDraft): string | undefined {
  if (field === 'source') return draft.source === '' ? 'Source is required' : undefined;
  if (field === 'type') return draft.type === '' ? 'Type is required' : undefined;
  if (field === 'pay') return amountError(draft.pay, { required: true, currency: draft.currency });
  return undefined;
}

/** The request body for a valid form. */
export function toIncomeFields(draft: IncomeDraft): NewIncome {
  const { source, type, frequency, currency, taxable, notes } = draft;
  // The selects of the form only offer values of the contract.
  const chosen = { type: type as IncomeType, frequency: frequency as IncomeFrequency };
  const pay = amountToSend(draft.pay);
  return {
    source: source as IncomeSource,
    ...chosen,
    monthlyAmount: storedAmount(pay, chosen.frequency, currency),
    ...(isStoredPerMonth(chosen.frequency) && { pay }),
    currency,
    taxable,
    notes: notes.trim(),
  };
}
