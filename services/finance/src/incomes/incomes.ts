import type { Income, IncomeChanges, NewIncome } from '@plaza/contracts/finance/incomes';
import { roundedText, toDecimal } from '../money';
import { givenAmounts, givenBase, storedFields } from '../records/record-fields';
import { addRecord, changeRecord, type KeptKind, listRecords, removeRecord } from '../records/record-store';
import { IncomeModel, type IncomeRecord } from './income.model';
import { perMonth, perYear } from './income-totals';

const incomes: KeptKind<IncomeRecord> = { model: IncomeModel, noun: 'income', amounts: ['monthlyAmount'] };

export async function listIncomes(userId: string): Promise<Income[]> {
  return (await listRecords(incomes, userId)).map(given);
}

export async function addIncome(userId: string, income: NewIncome): Promise<Income> {
  return given(await addRecord(incomes, userId, { ...fieldsOf(income), currency: income.currency }));
}

export async function changeIncome(userId: string, id: string, changes: IncomeChanges): Promise<Income> {
  return given(await changeRecord(incomes, { _id: id, userId }, changes.version, () => fieldsOf(changes)));
}

export const removeIncome = (userId: string, id: string): Promise<void> => removeRecord(incomes, userId, id);

/** The given fields as they are stored. */
export const fieldsOf = (changes: IncomeChanges): Partial<IncomeRecord> => storedFields(changes, ['monthlyAmount']);

function given(income: IncomeRecord): Income {
  const { source, type, frequency, taxable, currency } = income;
  const amount = toDecimal(income.monthlyAmount);
  return {
    ...givenBase(income),
    ...givenAmounts(income, ['monthlyAmount']),
    source,
    type,
    frequency,
    taxable,
    perMonth: roundedText(perMonth(amount, frequency), currency),
    annualTotal: roundedText(perYear(amount, frequency), currency),
  };
}
