import { decimalsOf } from '@plaza/contracts/currencies';
import { NewExpense } from '@plaza/contracts/finance/expenses';
import { Amount, amountsFit } from '@plaza/contracts/finance/fields';
import { NewIncome } from '@plaza/contracts/finance/incomes';
import { fieldName } from '@plaza/contracts/sentences';
import { InvalidInput, parse } from '@plaza/service-kit/errors';
import { z } from 'zod';
import { monthlyPay } from '../../incomes/pay';
import { Decimal } from '../../money';

type Row = Readonly<Record<string, unknown>>;

/**
 * Converts the pay of an income, as a CSV file states it for its frequency, into the amount that is stored: per month
 * for weekly and quarterly pay, which is stored as well, otherwise the pay itself. A row without pay is left as it is.
 * @throws InvalidInput for invalid pay, none at all, or another amount in the same row
 */
export function withMonthlyPay({ pay: cell, ...fields }: Row): Row {
  if (!isGiven(cell, fields)) return fields;
  const { pay, currency, frequency } = parse(Pay, { ...fields, pay: cell });
  const perMonth = monthlyPay(new Decimal(pay), frequency, currency);
  return { ...withAmount(perMonth ?? new Decimal(pay), fields, 'pay'), ...(perMonth && { pay }) };
}

/**
 * The same for the amount of each payment of an expense, which is stored per month unless it is paid once only.
 * @throws InvalidInput as `withMonthlyPay`
 */
export function withMonthlyCost({ amount: cell, ...fields }: Row): Row {
  if (!isGiven(cell, fields)) return fields;
  const { amount, currency, recurrence } = parse(Cost, { ...fields, amount: cell });
  const perMonth = new Decimal(amount).div(monthsBetweenPayments[recurrence]).toDecimalPlaces(decimalsOf(currency));
  return withAmount(perMonth, fields, 'amount');
}

const monthsBetweenPayments = { Monthly: 1, 'One-time': 1, Quarterly: 3, Yearly: 12 } as const;

const { frequency } = NewIncome.shape;
const { currency, recurrence } = NewExpense.shape;
const Pay = z.object({ pay: Amount, currency, frequency }).superRefine(amountsFit('pay'));
const Cost = z.object({ amount: Amount, currency, recurrence }).superRefine(amountsFit('amount'));

const hasAmount = ({ monthlyAmount }: Row): boolean => monthlyAmount !== undefined && monthlyAmount !== '';

/** Whether a row has to be converted: it has a payment, or a column for it and no monthly amount instead. */
const isGiven = (cell: unknown, fields: Row): boolean => cell !== undefined && (cell !== '' || !hasAmount(fields));

function withAmount(amount: Decimal, fields: Row, field: 'pay' | 'amount'): Row {
  if (hasAmount(fields) && !amount.equals(String(fields.monthlyAmount))) throw differentAmounts(field);
  return { ...fields, monthlyAmount: amount.toFixed() };
}

function differentAmounts(path: string): InvalidInput {
  const message = `${fieldName([path])} is not the monthly amount of its row. Choose a column for only one of the two`;
  return new InvalidInput(message, [{ path, message }]);
}
