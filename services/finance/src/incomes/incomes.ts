import type { Income, IncomeChanges, NewIncome } from '@plaza/contracts/finance/incomes';
import { amountText, Decimal, roundedText, toDecimal, toDecimal128 } from '../money';
import type { IdempotencyKey } from '../records/idempotency-key';
import { toAmounts, toBaseFields, toStoredFields } from '../records/record-fields';
import { addRecord, changeRecord, listRecords, type RecordStore, removeRecord } from '../records/record-store';
import { IncomeModel, type IncomeRecord } from './income.model';
import { perMonth, perYear } from './income-totals';
import { isPayOf, isStoredPerMonth, requirePayOf } from './pay';

const incomes: RecordStore<IncomeRecord> = { model: IncomeModel, noun: 'income', amounts: ['monthlyAmount', 'pay'] };

export async function listIncomes(userId: string): Promise<Income[]> {
  return (await listRecords(incomes, userId)).map(toIncome);
}

export async function addIncome(userId: string, income: NewIncome, request?: IdempotencyKey): Promise<Income> {
  const fields = { ...toIncomeFields(income), currency: income.currency };
  return toIncome(await addRecord(incomes, userId, fields, request));
}

export async function changeIncome(userId: string, id: string, changes: IncomeChanges): Promise<Income> {
  const fieldsFor = (before: IncomeRecord) => toIncomeFields(changes, before);
  return toIncome(await changeRecord(incomes, { _id: id, userId }, changes.version, fieldsFor));
}

export const removeIncome = (userId: string, id: string): Promise<void> => removeRecord(incomes, userId, id);

/**
 * Removes stored pay that no longer matches the changed amount, frequency or currency.
 * @throws InvalidInput for given pay, as `requirePayOf`
 */
export function toIncomeFields({ pay, ...changes }: IncomeChanges, before?: IncomeRecord): Partial<IncomeRecord> {
  const fields = toStoredFields(changes, ['monthlyAmount']);
  const after = { ...before, ...fields } as IncomeRecord;
  if (pay) {
    const given = toDecimal128(pay);
    requirePayOf(given, after);
    return { ...fields, pay: given };
  }
  const stays = pay === undefined && before?.pay && isPayOf(before.pay, after);
  return stays ? fields : { ...fields, pay: null };
}

/** A new income as a preview shows it: the amount of each payment, if that is known, and its monthly equivalent. */
export function toPreview({ monthlyAmount, pay, ...income }: NewIncome) {
  const { source, type, currency, frequency, ...others } = income;
  return {
    source,
    type,
    pay: isStoredPerMonth(frequency) ? pay : monthlyAmount,
    currency,
    frequency,
    perMonth: roundedText(perMonth(new Decimal(monthlyAmount), frequency), currency),
    ...others,
  };
}

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
    pay: income.pay ? amountText(income.pay, currency) : null,
    perMonth: roundedText(perMonth(amount, frequency), currency),
    annualTotal: roundedText(perYear(amount, frequency), currency),
  };
}
