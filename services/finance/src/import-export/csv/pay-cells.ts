import { Amount, amountsFit } from '@plaza/contracts/finance/fields';
import { NewIncome } from '@plaza/contracts/finance/incomes';
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
export function withMonthlyAmount(row: Row): Row {
  const { pay: cell, ...fields } = row;
  const hasAmount = fields.monthlyAmount !== undefined && fields.monthlyAmount !== '';
  if (cell === undefined || (cell === '' && hasAmount)) return fields;
  const { pay, currency, frequency } = parse(Pay, row);
  const perMonth = monthlyPay(new Decimal(pay), frequency, currency);
  const amount = perMonth ?? new Decimal(pay);
  if (hasAmount && !amount.equals(String(fields.monthlyAmount))) throw differentAmounts();
  return { ...fields, monthlyAmount: amount.toFixed(), ...(perMonth && { pay }) };
}

const { currency, frequency } = NewIncome.shape;
const Pay = z.object({ pay: Amount, currency, frequency }).superRefine(amountsFit('pay'));

function differentAmounts(): InvalidInput {
  const message = 'Pay is not the monthly amount of its row. Choose a column for only one of the two';
  return new InvalidInput(message, [{ path: 'pay', message }]);
}
