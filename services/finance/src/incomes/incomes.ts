import type { Income, IncomeChanges, NewIncome } from '@plaza/contracts/finance/incomes';
import { roundedText, toDecimal } from '../money';
import { toAmounts, toBaseFields, toStoredFields } from '../records/record-fields';
import { addRecord, changeRecord, listRecords, type RecordStore, removeRecord } from '../records/record-store';
import { IncomeModel, type IncomeRecord } from './income.model';
import { perMonth, perYear } from './income-totals';

const incomes: RecordStore<IncomeRecord> = { model: IncomeModel, noun: 'income', amounts: ['monthlyAmount'] };

export async function listIncomes(userId: string): Promise<Income[]> {
  return (await listRecords(incomes, userId)).map(toIncome);
}

export async function addIncome(userId: string, income: NewIncome): Promise<Income> {
  return toIncome(await addRecord(incomes, userId, { ...toIncomeFields(income), currency: income.currency }));
}

export async function changeIncome(userId: string, id: string, changes: IncomeChanges): Promise<Income> {
  return toIncome(await changeRecord(incomes, { _id: id, userId }, changes.version, () => toIncomeFields(changes)));
}

export const removeIncome = (userId: string, id: string): Promise<void> => removeRecord(incomes, userId, id);

export const toIncomeFields = (changes: IncomeChanges): Partial<IncomeRecord> =>
  toStoredFields(changes, ['monthlyAmount']);

function toIncome(income: IncomeRecord): Income {
  const { source, type, frequency, taxable, currency } = income;
  const amount = toDecimal(income.monthlyAmount);
  return {
    ...toBaseFields(income),
    ...toAmounts(income, ['monthlyAmount']),
    source,
    type,
    frequency,
    taxable,
    perMonth: roundedText(perMonth(amount, frequency), currency),
    annualTotal: roundedText(perYear(amount, frequency), currency),
  };
}
