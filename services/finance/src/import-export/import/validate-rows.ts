import { randomUUID } from 'node:crypto';
import { NewAccount } from '@plaza/contracts/finance/accounts';
import { NewExpense } from '@plaza/contracts/finance/expenses';
import { FinanceExport, type RecordKind } from '@plaza/contracts/finance/import-export';
import { NewIncome } from '@plaza/contracts/finance/incomes';
import { NewLoan } from '@plaza/contracts/finance/loans';
import { NewProperty } from '@plaza/contracts/finance/properties';
import { InvalidInput, parse } from '@plaza/service-kit/errors';
import { z } from 'zod';
import { type FactorFields, factorFields } from '../../accounts/account-factors';
import { toAccountFields } from '../../accounts/account-fields';
import { dayOf } from '../../days';
import { toExpenseFields } from '../../expenses/expenses';
import { toIncomeFields, toPreview } from '../../incomes/incomes';
import { toLoanFields } from '../../loans/loan-fields';
import { Decimal, factorText, storedDecimal, withStoredDigits } from '../../money';
import { toPropertyFields } from '../../properties/properties';
import { isKnownCurrency, type Rates } from '../../rates/conversion';
import { earlierOf } from '../../settings/earlier-of';

export interface ValidationContext {
  /** The user's rates as they are after the import. */
  readonly rates: Rates;
  /** Whether the factors of the file have the same base currency, and so can be stored. */
  readonly keepsFactors: boolean;
  readonly now: Date;
  /** The ids of the loans by their positions in the file; undefined for a rejected loan. */
  readonly loanIds: readonly (string | undefined)[];
}

export interface AcceptedRow {
  readonly parsed: object;
  readonly stored: { readonly _id: string };
}

/** @throws InvalidInput for an invalid row */
export const validators: Readonly<Record<RecordKind, (row: unknown, context: ValidationContext) => AcceptedRow>> = {
  accounts(row, context) {
    const { exactFactor, factorSource, factorAsOf, conversionFactor, ...fields } = parse(AnyRow, row);
    const isExact = context.keepsFactors && exactFactor !== undefined;
    const typed = context.keepsFactors && !isExact ? { conversionFactor } : {};
    const account = parse(NewAccount, { ...fields, ...typed });
    requireCurrency(account.currency, context);
    const factor = isExact
      ? factorOfFile(account.currency, parse(FileFactor, { exactFactor, factorSource, factorAsOf }), context)
      : factorByRates(account, context);
    return accepted(
      { ...account, conversionFactor: factorText(factor.conversionFactor) },
      { ...toAccountFields(account), ...factor },
    );
  },
  loans(row, context) {
    const { termFrom, ...fields } = parse(AnyRow, row);
    const loan = parse(NewLoan, fields);
    requireCurrency(loan.currency, context);
    const from = parse(z.object({ termFrom: z.iso.date().nullish() }), { termFrom }).termFrom;
    const isPast = from && from <= dayOf(context.now);
    return accepted(loan, { ...toLoanFields(loan, undefined, context.now), ...(isPast ? { termFrom: from } : {}) });
  },
  incomes(row, context) {
    const income = parse(NewIncome, row);
    requireCurrency(income.currency, context);
    const stored = toIncomeFields(income);
    return accepted(toPreview(income), stored);
  },
  expenses(row, context) {
    const { enteredAt, ...fields } = parse(AnyRow, row);
    const expense = parse(NewExpense, fields);
    requireCurrency(expense.currency, context);
    const at = parse(z.object({ enteredAt: z.iso.datetime().nullish() }), { enteredAt }).enteredAt;
    const isPast = at && new Date(at) <= context.now;
    return accepted(expense, { ...toExpenseFields(expense), ...(isPast ? { enteredAt: new Date(at) } : {}) });
  },
  properties(row, context) {
    const { loan, loanId: _foreign, ...fields } = parse(AnyRow, row);
    const property = parse(NewProperty, fields);
    requireCurrency(property.currency, context);
    const place = parse(z.object({ loan: z.number().int().min(0).nullish() }), { loan }).loan ?? null;
    const loanId = place === null ? null : (context.loanIds[place] ?? reject('loan', 'Its loan was not taken'));
    return accepted(property, toPropertyFields({ ...property, loanId }));
  },
};

const AnyRow = z.record(z.string(), z.unknown());

const FileFactor = FinanceExport.shape.accounts.element.pick({
  exactFactor: true,
  factorSource: true,
  factorAsOf: true,
});

const accepted = (parsed: object, fields: object): AcceptedRow => ({
  parsed,
  stored: { ...fields, _id: randomUUID() },
});

/**
 * The factor of the file, limited to the digits that Decimal128 can store, with a time no later than now; always 1 for
 * the base currency.
 */
function factorOfFile(
  currency: string,
  file: z.infer<typeof FileFactor>,
  { rates, now }: ValidationContext,
): FactorFields {
  const isBase = currency === rates.baseCurrency;
  return {
    conversionFactor: storedDecimal(isBase ? new Decimal(1) : withStoredDigits(file.exactFactor)),
    factorBase: rates.baseCurrency,
    factorSource: isBase ? 'base' : file.factorSource,
    factorAsOf: earlierOf(new Date(file.factorAsOf), now),
  };
}

/** As for a new account, except that an account without a factor needs a rate. */
function factorByRates({ currency, conversionFactor }: NewAccount, { rates, now }: ValidationContext): FactorFields {
  if (conversionFactor === undefined && !rates.factorOf(currency)) {
    reject('currency', `There is no rate for ${currency} just now`);
  }
  return factorFields(currency, conversionFactor, rates, now);
}

function requireCurrency(code: string, { rates }: ValidationContext): void {
  if (isKnownCurrency(code, rates.settings)) return;
  reject('currency', `${code} is not a currency that has a rate; set one for it first`);
}

function reject(path: string, message: string): never {
  throw new InvalidInput(message, [{ path, message }]);
}
