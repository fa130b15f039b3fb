import type { PayoffStrategy } from '@plaza/contracts/finance/payoff';
import { nextMonth, type Owed } from '../loans/amortisation';
import { mostMonths } from '../loans/months-to-pay-off';
import { Decimal } from '../money';

/** A loan to be paid off, in its own currency. */
export interface PayoffLoan {
  readonly id: string;
  readonly owed: Owed;
  /** Per month. */
  readonly payment: Decimal;
  /** Units of the base currency for one unit of the loan's. */
  readonly factor: Decimal;
}

/** What becomes of one loan, in its own currency. */
export interface LoanCourse {
  readonly loan: PayoffLoan;
  /** Null: it never ends, and what was paid is no total. */
  readonly months: number | null;
  readonly paid: Decimal;
  readonly interest: Decimal;
}

/** What becomes of all loans; balances in the base currency, the first being now. */
export interface Course {
  /** As the loans were given. */
  readonly loans: readonly LoanCourse[];
  readonly balances: readonly Decimal[];
}

interface Going {
  readonly loan: PayoffLoan;
  balance: Decimal;
  paid: Decimal;
  interest: Decimal;
  months: number | null;
}

/** Each loan pays its own payment and nothing more: what its schedule says. */
export const payAlone = (loans: readonly PayoffLoan[]): Course => run(loans, () => undefined);

/**
 * All payments and the extra cash, month by month: what a loan no longer needs goes on to the next one, together with
 * the extra cash. The order is that of today, so that more extra cash never costs more interest.
 * @param extra per month, in the base currency
 */
export function payTogether(loans: readonly PayoffLoan[], strategy: PayoffStrategy, extra: Decimal): Course {
  const budget = loans
    .filter(({ owed }) => owed.balance.greaterThan(0))
    .reduce((sum, { payment, factor }) => sum.plus(payment.times(factor)), extra);
  const places = inOrder(loans, strategy).map((loan) => loans.indexOf(loan));
  return run(loans, (going, spent) => {
    let left = budget.minus(spent);
    for (const place of places) {
      const next = going[place];
      if (!next || next.balance.isZero()) continue;
      left = left.minus(payMore(next, left).times(next.loan.factor));
      // What is less than its smallest coin stays with it: the loans behind it wait until it is cleared.
      if (next.balance.greaterThan(0)) return;
    }
  });
}

/** The highest rate, or the smallest balance, first; among equals the other one decides. */
export function inOrder(loans: readonly PayoffLoan[], strategy: PayoffStrategy): PayoffLoan[] {
  const byRate = (a: PayoffLoan, b: PayoffLoan) => b.owed.monthlyRate.comparedTo(a.owed.monthlyRate);
  const byBalance = (a: PayoffLoan, b: PayoffLoan) => inBase(a).comparedTo(inBase(b));
  return loans.toSorted((a, b) =>
    strategy === 'avalanche' ? byRate(a, b) || byBalance(a, b) : byBalance(a, b) || byRate(a, b),
  );
}

const inBase = ({ owed, factor }: PayoffLoan): Decimal => owed.balance.times(factor);

/** @param afterwards what is done in a month after every loan got its payment; `spent` in the base currency */
function run(loans: readonly PayoffLoan[], afterwards: (going: readonly Going[], spent: Decimal) => void): Course {
  const zero = new Decimal(0);
  const going = loans.map((loan): Going => {
    const { balance } = loan.owed;
    return { loan, balance, paid: zero, interest: zero, months: balance.isZero() ? 0 : null };
  });
  const balances = [totalOf(going)];
  for (let month = 1; month <= mostMonths && going.some(({ months }) => months === null); month += 1) {
    const open = going.filter(({ months }) => months === null);
    const spent = open.reduce((sum, one) => sum.plus(pay(one).times(one.loan.factor)), zero);
    afterwards(going, spent);
    for (const one of open) if (one.balance.isZero()) one.months = month;
    balances.push(totalOf(going));
  }
  return { loans: going, balances };
}

/** One month of a loan's own payment. */
function pay(one: Going): Decimal {
  const { payment, interest, balance } = nextMonth({ ...one.loan.owed, balance: one.balance }, one.loan.payment);
  one.balance = balance;
  one.paid = one.paid.plus(payment);
  one.interest = one.interest.plus(interest);
  return payment;
}

/** As much of what is left, in the base currency, as the loan can take, in its own. */
function payMore(one: Going, left: Decimal): Decimal {
  const { owed, factor } = one.loan;
  // To 30 digits first: a whole cent must not become less than one by its last digit.
  const most = left.div(factor).toSignificantDigits(30).toDecimalPlaces(owed.decimals, Decimal.ROUND_DOWN);
  const more = Decimal.min(most, one.balance);
  one.balance = one.balance.minus(more);
  one.paid = one.paid.plus(more);
  return more;
}

const totalOf = (going: readonly Going[]): Decimal =>
  going.reduce((sum, { balance, loan }) => sum.plus(balance.times(loan.factor)), new Decimal(0));
