import { randomUUID } from 'node:crypto';
import { NewAccount } from '@plaza/contracts/finance/accounts';
import { NewExpense } from '@plaza/contracts/finance/expenses';
import { NewIncome } from '@plaza/contracts/finance/incomes';
import { NewLoan } from '@plaza/contracts/finance/loans';
import { NewProperty } from '@plaza/contracts/finance/properties';
import { FinanceExport, type RecordKind } from '@plaza/contracts/finance/transfer';
import { BadInput, parse } from '@plaza/service-kit/errors';
import { z } from 'zod';
import { type FactorFields, factorFields } from '../accounts/account-factors';
import { fieldsOf as accountFields } from '../accounts/account-fields';
import { fieldsOf as expenseFields } from '../expenses/expenses';
import { fieldsOf as incomeFields } from '../incomes/incomes';
import { fieldsOf as loanFields } from '../loans/loan-fields';
import { Decimal, factorText, storedDecimal } from '../money';
import { fieldsOf as propertyFields } from '../properties/properties';
import { isKnownCurrency, type Rates } from '../rates/conversion';

/** What rows are judged by. */
export interface Judging {
  /** The person's rates as they will be once the rows are in. */
  readonly rates: Rates;
  /** Whether the factors of the file are in the same base currency: then they are kept. */
  readonly keepsFactors: boolean;
  readonly now: Date;
  /** The ids of the file's loans by their places; undefined where one was refused. */
  readonly loanIds: readonly (string | undefined)[];
}

/** A row that is taken: as it was understood, and as it is stored. */
export interface TakenRow {
  readonly understood: object;
  readonly stored: { readonly _id: string };
}

/** For each kind: what is stored for a row. @throws BadInput for one that cannot be taken, with where and why */
export const judges: Readonly<Record<RecordKind, (given: unknown, judging: Judging) => TakenRow>> = {
  accounts(given, judging) {
    const { exactFactor, factorSource, factorAsOf, conversionFactor, ...fields } = parse(AnyRow, given);
    const isExact = judging.keepsFactors && exactFactor !== undefined;
    const typed = judging.keepsFactors && !isExact ? { conversionFactor } : {};
    const account = parse(NewAccount, { ...fields, ...typed });
    demandCurrency(account.currency, judging);
    const factor = isExact
      ? keptFactor(account.currency, parse(KeptFactor, { exactFactor, factorSource, factorAsOf }), judging)
      : factorByRates(account, judging);
    return taken(
      { ...account, conversionFactor: factorText(factor.conversionFactor) },
      { ...accountFields(account), ...factor },
    );
  },
  loans(given, judging) {
    const { termFrom, ...fields } = parse(AnyRow, given);
    const loan = parse(NewLoan, fields);
    demandCurrency(loan.currency, judging);
    const from = parse(z.object({ termFrom: z.iso.date().nullish() }), { termFrom }).termFrom;
    return taken(loan, { ...loanFields(loan, undefined, judging.now), ...(from ? { termFrom: from } : {}) });
  },
  incomes(given, judging) {
    const income = parse(NewIncome, given);
    demandCurrency(income.currency, judging);
    return taken(income, incomeFields(income));
  },
  expenses(given, judging) {
    const expense = parse(NewExpense, given);
    demandCurrency(expense.currency, judging);
    return taken(expense, expenseFields(expense));
  },
  properties(given, judging) {
    const { loan, loanId: _ofAnotherPlace, ...fields } = parse(AnyRow, given);
    const property = parse(NewProperty, fields);
    demandCurrency(property.currency, judging);
    const place = parse(z.object({ loan: z.number().int().min(0).nullish() }), { loan }).loan ?? null;
    const loanId = place === null ? null : (judging.loanIds[place] ?? refuse('loan', 'Its loan was not taken'));
    return taken(property, propertyFields({ ...property, loanId }));
  },
};

const AnyRow = z.record(z.string(), z.unknown());

const KeptFactor = FinanceExport.shape.accounts.element.pick({
  exactFactor: true,
  factorSource: true,
  factorAsOf: true,
});

const taken = (understood: object, fields: object): TakenRow => ({
  understood,
  stored: { ...fields, _id: randomUUID() },
});

/** As it is in the file, with as many digits as are stored; the base currency itself is always 1. */
function keptFactor(currency: string, file: z.infer<typeof KeptFactor>, { rates }: Judging): FactorFields {
  const isBase = currency === rates.baseCurrency;
  return {
    conversionFactor: storedDecimal(isBase ? new Decimal(1) : new Decimal(file.exactFactor).toSignificantDigits(34)),
    factorBase: rates.baseCurrency,
    factorSource: isBase ? 'base' : file.factorSource,
    factorAsOf: new Date(file.factorAsOf),
  };
}

/** As for an account that is added by hand, but that one without a factor and without a rate is not taken. */
function factorByRates({ currency, conversionFactor }: NewAccount, { rates, now }: Judging): FactorFields {
  if (conversionFactor === undefined && !rates.factorOf(currency)) {
    refuse('currency', `There is no rate for ${currency} just now`);
  }
  return factorFields(currency, conversionFactor, rates, now);
}

function demandCurrency(code: string, { rates }: Judging): void {
  if (isKnownCurrency(code, rates.wishes)) return;
  refuse('currency', `${code} is not a currency that has a rate; set one for it first`);
}

function refuse(path: string, message: string): never {
  throw new BadInput(message, [{ path, message }]);
}
