import { decimalsOf, fitsCurrency } from '@plaza/contracts/currencies';
import { tooManyDecimals } from '@plaza/contracts/finance/fields';
import type { LoanPayoff, PayoffPlan, PayoffSimulation, PayoffStrategy } from '@plaza/contracts/finance/payoff';
import { limits } from '@plaza/contracts/limits';
import { Conflict, InvalidInput } from '@plaza/service-kit/errors';
import { addMonths, dayOf } from '../days';
import type { FinanceDependencies } from '../dependencies';
import { fromCents } from '../loans/cents';
import { LoanModel, type LoanRecord } from '../loans/loan.model';
import { toDebtAndPayment } from '../loans/schedule';
import { Decimal, roundedText } from '../money';
import type { Rates } from '../rates/conversion';
import { userRates } from '../rates/user-rates';
import {
  type Course,
  inBase,
  type LoanCourse,
  type LoanCurrency,
  type PayoffLoan,
  payEachAlone,
  payTogether,
} from './run-payoff';

/** `extra` is per month, in the base currency. */
export interface PayoffOptions {
  readonly strategy: PayoffStrategy;
  readonly extra: string;
}

/**
 * How a user's loans are paid off with extra cash, compared with their current payments.
 * @throws Conflict `too_many_loans`; TooManyRequests; InvalidInput as `toSimulation`
 */
export async function simulatePayoff(
  userId: string,
  options: PayoffOptions,
  { marketRates, computing }: Pick<FinanceDependencies, 'marketRates' | 'computing'>,
): Promise<PayoffSimulation> {
  const [loans, rates] = await Promise.all([
    LoanModel.find({ userId }).sort({ createdAt: 1, _id: 1 }).lean(),
    userRates(userId, marketRates),
  ]);
  if (loans.length > limits.loansInPlan) {
    throw new Conflict('too_many_loans', `A plan takes at most ${limits.loansInPlan} loans.`);
  }
  return computing.run(userId, () => toSimulation(loans, options, rates, new Date()));
}

/**
 * Loans without a rate are left out of all figures.
 * @throws InvalidInput for an `extra` with more decimals than the base currency
 */
export function toSimulation(
  records: readonly LoanRecord[],
  { strategy, extra }: PayoffOptions,
  rates: Rates,
  now: Date,
): PayoffSimulation {
  const { baseCurrency } = rates;
  requireFittingExtra(extra, baseCurrency);
  const rated = records.filter(({ currency }) => rates.factorOf(currency));
  const loans = payoffLoans(rated, rates, now);
  const shown = (course: Course) => toPlan(course, rated, baseCurrency, dayOf(now));
  const [asItIs, plan] = [shown(payEachAlone(loans)), shown(payTogether(loans, strategy, new Decimal(extra)))];
  const unrated = records.filter(({ currency }) => !rates.factorOf(currency)).map(({ currency }) => currency);
  return {
    baseCurrency,
    strategy,
    extra: roundedText(new Decimal(extra), baseCurrency),
    asItIs,
    plan,
    monthsSaved: asItIs.months === null || plan.months === null ? null : asItIs.months - plan.months,
    interestSaved: saved(asItIs.totalInterest, plan.totalInterest, baseCurrency),
    withoutRate: [...new Set(unrated)].sort(),
  };
}

function requireFittingExtra(extra: string, baseCurrency: string): void {
  if (fitsCurrency(extra, baseCurrency)) return;
  const message = tooManyDecimals(baseCurrency);
  throw new InvalidInput(message, [{ path: 'extra', message }]);
}

/** @param records loans whose currencies have rates */
function payoffLoans(records: readonly LoanRecord[], rates: Rates, now: Date): PayoffLoan[] {
  const currencies = new Map<string, LoanCurrency>();
  return records.flatMap((loan) => {
    const { currency: code } = loan;
    const factor = rates.factorOf(code)?.factor;
    if (!factor) return [];
    const currency = currencies.get(code) ?? { decimals: decimalsOf(code), factor };
    currencies.set(code, currency);
    return [{ ...toDebtAndPayment(loan, now), currency }];
  });
}

/** How many months of an endless plan are shown. */
const shownMonths = 360;

/** @param records the loans of the course, in the same order */
function toPlan({ loans, balances }: Course, records: readonly LoanRecord[], base: string, today: string): PayoffPlan {
  const months = longest(loans);
  const total = (part: 'paid' | 'interest') =>
    inBase(
      loans.map((course) => ({ currency: course.loan.currency, amount: course[part] })),
      ({ amount }) => amount,
    );
  const shown = months === null ? balances.slice(0, shownMonths + 1) : balances;
  return {
    ...ending(months, today),
    totalPaid: months === null ? null : roundedText(total('paid'), base),
    totalInterest: months === null ? null : roundedText(total('interest'), base),
    loans: records.flatMap((loan, place) => {
      const course = loans[place];
      return course ? [loanPayoff(loan, course, today)] : [];
    }),
    balances: shown.map((balance) => roundedText(balance, base)),
  };
}

function loanPayoff({ _id, lender, type, currency }: LoanRecord, course: LoanCourse, today: string): LoanPayoff {
  const { months, paid, interest } = course;
  const text = (cents: bigint) =>
    months === null ? null : roundedText(fromCents(cents, decimalsOf(currency)), currency);
  return {
    loanId: _id,
    lender,
    type,
    currency,
    ...ending(months, today),
    totalPaid: text(paid),
    totalInterest: text(interest),
  };
}

/** Null when one of the loans never ends; 0 without loans. */
function longest(loans: readonly LoanCourse[]): number | null {
  const months = loans.map((course) => course.months);
  return months.reduce<number | null>(
    (most, each) => (most === null || each === null ? null : Math.max(most, each)),
    0,
  );
}

const ending = (months: number | null, today: string) => ({
  months,
  date: months === null ? null : addMonths(today, months),
});

/** The difference of the rounded figures, so that the three figures shown add up. */
function saved(before: string | null, after: string | null, base: string): string | null {
  if (before === null || after === null) return null;
  return roundedText(new Decimal(before).minus(after).toDecimalPlaces(decimalsOf(base)), base);
}
