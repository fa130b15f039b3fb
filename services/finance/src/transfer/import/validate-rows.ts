import { randomUUID } from 'node:crypto';
import { NewAccount } from '@plaza/contracts/finance/accounts';
import { NewExpense } from '@plaza/contracts/finance/expenses';
import { NewIncome } from '@plaza/contracts/finance/incomes';
import { NewLoan } from '@plaza/contracts/finance/loans';
import { NewProperty } from '@plaza/contracts/finance/properties';
import { FinanceExport, type RecordKind } from '@plaza/contracts/finance/transfer';
import { BadInput, parse } from '@plaza/service-kit/errors';
import { z } from 'zod';
import { type FactorFields, factorFields } from '../../accounts/account-factors';
import { toAccountFields } from '../../accounts/account-fields';
import { toExpenseFields } from '../../expenses/expenses';
import { toIncomeFields } from '../../incomes/incomes';
import { toLoanFields } from '../../loans/loan-fields';
import { Decimal, factorText, storedDecimal } from '../../money';
import { toPropertyFields } from '../../properties/properties';
import { isKnownCurrency, type Rates } from '../../rates/conversion';

/** What rows are judged by. */
export interface ValidationContext {
  /** The person's rates as they will be once the rows are in. */
  readonly rates: Rates;
  /** Whether the factors of the file are in the same base currency: then they are kept. */
  readonly keepsFactors: boolean;
  readonly now: Date;
  /** The ids of the file's loans by their places; undefined where one was refused. */
  readonly loanIds: readonly (string | undefined)[];
}

/** A row that is taken: as it was understood, and as it is stored. */
export interface AcceptedRow {
  readonly understood: object;
  readonly stored: { readonly _id: string };
}

/** For each kind: what is stored for a row. @throws BadInput for one that cannot be taken, with where and why */
export const validators: Readonly<Record<RecordKind, (given: unknown, judging: ValidationContext) => AcceptedRow>> = {
  accounts(given, judging) {
    const { exactFactor, factorSource, factorAsOf, conversionFactor, ...fields } = parse(AnyRow, given);
    const isExact = judging.keepsFactors && exactFactor !== undefined;
    const typed = judging.keepsFactors && !isExact ? { conversionFactor } : {};
    const account = parse(NewAccount, { ...fields, ...typed });
    requireCurrency(account.currency, judging);
    const factor = isExact
      ? factorOfFile(account.currency, parse(FileFactor, { exactFactor, factorSource, factorAsOf }), judging)
      : factorByRates(account, judging);
    return accepted(
      { ...account, conversionFactor: factorText(factor.conversionFactor) },
      { ...toAccountFields(account), ...factor },
    );
  },
  loans(given, judging) {
    const { termFrom, ...fields } = parse(AnyRow, given);
    const loan = parse(NewLoan, fields);
    requireCurrency(loan.currency, judging);
    const from = parse(z.object({ termFrom: z.iso.date().nullish() }), { termFrom }).termFrom;
    return accepted(loan, { ...toLoanFields(loan, undefined, judging.now), ...(from ? { termFrom: from } : {}) });
  },
  incomes(given, judging) {
    const income = parse(NewIncome, given);
    requireCurrency(income.currency, judging);
    return accepted(income, toIncomeFields(income));
  },
  expenses(given, judging) {
    const expense = parse(NewExpense, given);
    requireCurrency(expense.currency, judging);
    return accepted(expense, toExpenseFields(expense));
  },
  properties(given, judging) {
    const { loan, loanId: _ofAnotherPlace, ...fields } = parse(AnyRow, given);
    const property = parse(NewProperty, fields);
    requireCurrency(property.currency, judging);
    const place = parse(z.object({ loan: z.number().int().min(0).nullish() }), { loan }).loan ?? null;
    const loanId = place === null ? null : (judging.loanIds[place] ?? reject('loan', 'Its loan was not taken'));
    return accepted(property, toPropertyFields({ ...property, loanId }));
  },
};

const AnyRow = z.record(z.string(), z.unknown());

const FileFactor = FinanceExport.shape.accounts.element.pick({
  exactFactor: true,
  factorSource: true,
  factorAsOf: true,
});

const accepted = (understood: object, fields: object): AcceptedRow => ({
  understood,
  stored: { ...fields, _id: randomUUID() },
});

/** As it is in the file, with as many digits as are stored; the base currency itself is always 1. */
function factorOfFile(currency: string, file: z.infer<typeof FileFactor>, { rates }: ValidationContext): FactorFields {
  const isBase = currency === rates.baseCurrency;
  return {
    conversionFactor: storedDecimal(isBase ? new Decimal(1) : new Decimal(file.exactFactor).toSignificantDigits(34)),
    factorBase: rates.baseCurrency,
    factorSource: isBase ? 'base' : file.factorSource,
    factorAsOf: new Date(file.factorAsOf),
  };
}

/** As for an account that is added by hand, but that one without a factor and without a rate is not taken. */
function factorByRates({ currency, conversionFactor }: NewAccount, { rates, now }: ValidationContext): FactorFields {
  if (conversionFactor === undefined && !rates.factorOf(currency)) {
    reject('currency', `There is no rate for ${currency} just now`);
  }
  return factorFields(currency, conversionFactor, rates, now);
}

function requireCurrency(code: string, { rates }: ValidationContext): void {
  if (isKnownCurrency(code, rates.wishes)) return;
  reject('currency', `${code} is not a currency that has a rate; set one for it first`);
}

function reject(path: string, message: string): never {
  throw new BadInput(message, [{ path, message }]);
}
